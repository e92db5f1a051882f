/** Lets the visitor save a text as a file. Nothing is sent. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], {type: 'text/plain;charset=utf-8'}));
}

/** Lets the visitor save a file that was made in the page. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
