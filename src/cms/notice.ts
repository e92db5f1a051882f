/** Sentences for the writer, above the page until they are closed. */
let notice: HTMLElement | undefined;

/** @param sentences none takes an earlier notice away */
export function showNotice(sentences: readonly string[]): void {
  if (!notice) {
    notice = document.createElement('div');
    notice.className = 'cms-notice';
    notice.setAttribute('role', 'status');
    document.body.append(notice);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.onclick = () => {
    notice?.replaceChildren();
  };
  const lines = sentences.map((sentence) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    return line;
  });
  notice.replaceChildren(...lines, ...(lines.length > 0 ? [close] : []));
}
