/** A language of the EU and its word for the post. */
export interface PostWord {
  /** BCP 47 tag. */
  lang: string;
  /** The language's name in itself. */
  name: string;
  word: string;
}

// Words in 23 other languages are not English words misspelt. cspell:disable
/** The 24 official languages of the EU (Regulation No 1/1958), by their names. */
export const POST_WORDS: readonly PostWord[] = [
  {lang: 'bg', name: 'български', word: 'поща'},
  {lang: 'es', name: 'español', word: 'correo'},
  {lang: 'cs', name: 'čeština', word: 'pošta'},
  {lang: 'da', name: 'dansk', word: 'post'},
  {lang: 'de', name: 'Deutsch', word: 'Post'},
  {lang: 'et', name: 'eesti', word: 'post'},
  {lang: 'el', name: 'ελληνικά', word: 'ταχυδρομείο'},
  {lang: 'en', name: 'English', word: 'post'},
  {lang: 'fr', name: 'français', word: 'poste'},
  {lang: 'ga', name: 'Gaeilge', word: 'post'},
  {lang: 'hr', name: 'hrvatski', word: 'pošta'},
  {lang: 'it', name: 'italiano', word: 'posta'},
  {lang: 'lv', name: 'latviešu', word: 'pasts'},
  {lang: 'lt', name: 'lietuvių', word: 'paštas'},
  {lang: 'hu', name: 'magyar', word: 'posta'},
  {lang: 'mt', name: 'Malti', word: 'posta'},
  {lang: 'nl', name: 'Nederlands', word: 'post'},
  {lang: 'pl', name: 'polski', word: 'poczta'},
  {lang: 'pt', name: 'português', word: 'correio'},
  {lang: 'ro', name: 'română', word: 'poștă'},
  {lang: 'sk', name: 'slovenčina', word: 'pošta'},
  {lang: 'sl', name: 'slovenščina', word: 'pošta'},
  {lang: 'fi', name: 'suomi', word: 'posti'},
  {lang: 'sv', name: 'svenska', word: 'post'},
];
// cspell:enable

/** In how many ways the word is written, capitals apart. */
export function spellings(words: readonly PostWord[]): number {
  return new Set(words.map(({word}) => word.toLowerCase())).size;
}
