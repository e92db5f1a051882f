/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
export interface Question {
  question: string;
  answer: string;
}
