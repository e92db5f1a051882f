import {SAMPLE_LANGUAGES, writeSample, type SampleLanguage} from '../../api/plain';
import {themeOf, type Brand} from '../brand';
import {DESIGNS} from '../brandChoices';
import type {Syntax} from '../engine';
import {propsAsGaps, themeWithGaps} from '../gaps';
import {withGroups} from '../groups';
import type {DesignName} from '../kit/theme';
import {withOptions} from '../optional';
import type {EmailTemplate} from '../types';
import {reactSource, type Sources} from './reactSource';
import {renderHtml} from './renderHtml';

/** Forms a reader can take an email away in. */
export type OutputId = 'html' | 'react' | 'text' | 'props';

/** One form of an email, with gaps for the brand and for every prop. */
export interface Output {
  id: OutputId;
  label: string;
  /** Name of the file to download. */
  file: string;
  syntax: Syntax;
  code: string;
  /** Whether readers see `{{name}}` until they ask for their own values. */
  keepsGaps: boolean;
}

/** The call that sends an email, in one language, with gaps like an `Output`. */
export interface Sample {
  language: SampleLanguage;
  code: string;
}

export interface Outputs {
  outputs: readonly Output[];
  /** The HTML in each design; that of the brand's own design is among the outputs, too. */
  designs: Readonly<Record<DesignName, string>>;
  samples: readonly Sample[];
}

/** The name of a template's component and of its file: "password-reset" is `PasswordReset`. */
function componentName(slug: string): string {
  return slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * All forms of an email, made from its one source.
 *
 * @param brand what the reader starts with
 * @param sources this room's files, for the React source
 * @param apiUrl base address of the HTTP API, without a trailing slash
 */
export function outputsOf(
  template: EmailTemplate,
  brand: Brand,
  sources: Sources,
  apiUrl: string,
): Outputs {
  const {slug} = template;
  const theme = themeWithGaps(themeOf(brand));
  const gaps = propsAsGaps(template.props);
  const designs = Object.fromEntries(
    DESIGNS.map((design) => [
      design,
      withOptions(
        withGroups(renderHtml(template, {...theme, design}, gaps)),
        template.props,
        'markup',
      ),
    ]),
  ) as Record<DesignName, string>;
  const name = componentName(slug);
  const request = {
    method: 'POST',
    url: `${apiUrl}/emails`,
    headers: {},
    body: {
      from: 'gap__from',
      to: 'gap__to',
      subject: 'gap__subject',
      template: slug,
      props: gaps,
      ...(template.headers && {headers: template.headers}),
    },
  } as const;
  return {
    outputs: [
      {
        id: 'html',
        label: 'HTML',
        file: `${slug}.html`,
        syntax: 'markup',
        code: designs[brand.design],
        keepsGaps: true,
      },
      {
        id: 'react',
        label: 'React',
        file: `${name}.tsx`,
        syntax: 'tsx',
        code: withGroups(
          reactSource(
            sources,
            `${slug}/${name}.tsx`,
            name,
            // All designs are in the file, and the theme names one of them.
            {...theme, design: 'gap__design'},
            gaps,
            template,
          ),
        ),
        keepsGaps: false,
      },
      {
        id: 'text',
        label: 'Plain text',
        file: `${slug}.txt`,
        syntax: 'text',
        code: withOptions(withGroups(template.text(gaps, theme)), template.props, 'text'),
        keepsGaps: true,
      },
      {
        id: 'props',
        label: 'Props',
        file: `${slug}.json`,
        syntax: 'json',
        code: withGroups(`${JSON.stringify(gaps, null, 2)}\n`),
        keepsGaps: false,
      },
    ],
    designs,
    samples: SAMPLE_LANGUAGES.map((language) => ({
      language,
      code: withGroups(writeSample(request, language)),
    })),
  };
}
