/** Hands the reader a text file. */
export function download(file: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
