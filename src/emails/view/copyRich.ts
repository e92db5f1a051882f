/**
 * Puts an email into the clipboard as rich text, for an editor such as Gmail's. The clipboard
 * is opened before the text is there, because browsers allow that only while a press lasts.
 *
 * @returns whether the browser took it
 */
export async function copyRich(
  made: Promise<{html: string; text: string}>,
): Promise<boolean> {
  const blob = async (type: string, pick: 'html' | 'text') =>
    new Blob([(await made)[pick]], {type});
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob('text/html', 'html'),
        'text/plain': blob('text/plain', 'text'),
      }),
    ]);
    return true;
  } catch {
    return false;
  }
}
