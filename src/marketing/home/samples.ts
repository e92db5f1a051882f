import {SAMPLE_LANGUAGES, writeSample} from '../../api/plain';
import {brand} from '../../site';

/**
 * The call of the developers' section, `POST /emails` with a subject and Markdown, in every
 * language of the API reference and by the same writers.
 */
export const samples = {
  call: Object.fromEntries(
    SAMPLE_LANGUAGES.map((language) => [
      language,
      writeSample(
        {
          method: 'POST',
          url: `${brand.api}/emails`,
          headers: {},
          body: {
            from: 'Acme <hello@acme.example>',
            to: 'ana@customer.example',
            subject: 'Receipt 2041',
            markdown: 'Thank you. Team plan, **€29.52**.',
          },
        },
        language,
      ),
    ]),
  ),
};
