import {JsonLd} from '../metadata';
import styles from './Faq.module.css';

/** A question people ask, and its answer in plain text (paragraphs by blank lines). */
export interface Question {
  question: string;
  answer: string;
}

/**
 * Questions that open without JavaScript, with the same words as FAQPage JSON-LD.
 * Put one on a page at most.
 */
export function Faq({questions}: {questions: readonly Question[]}) {
  return (
    <div className={styles.faq}>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({question, answer}) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: {'@type': 'Answer', text: answer},
          })),
        }}
      />
      {questions.map(({question, answer}) => (
        <details key={question} className={styles.item} name="faq">
          <summary>
            <h3>{question}</h3>
          </summary>
          {answer.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
