/** Gmail shows about this much of an email's HTML and hides the rest. */
export const GMAIL_CLIP_BYTES = 102 * 1024;
