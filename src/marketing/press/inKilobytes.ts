/** A size as people read it: "640 bytes", "12 KB", "1.4 MB". */
export function inKilobytes(bytes: number): string {
  if (bytes < 1024) {
    return `${String(bytes)} bytes`;
  }
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${String(Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
