import {useId, useState} from 'react';
import {needsApp} from '../../shell';
import {FIELDS} from '../fragment';
import type {Logo} from '../ownBrand';
import type {TemplatePage} from '../pageData';
import {BrandChoices} from './BrandChoices';
import styles from './BrandFields.module.css';
import {DesignChoice} from './DesignChoice';
import {Field} from './Field';
import fieldStyles from './Field.module.css';
import {readLogo} from './readLogo';

interface BrandFieldsProps {
  /** What the example wears. */
  brand: TemplatePage['brand'];
  logo: Logo | undefined;
  /** None takes the logo away. */
  setLogo: (logo: Logo | undefined) => void;
  /** Brings the example's brand back. */
  clear: () => void;
  /** Whether something is kept that `clear` would delete. */
  isOwn: boolean;
}

/** The visitor's brand, the same on the gallery and on every template's page. */
export function BrandFields({brand, logo, setLogo, clear, isOwn}: BrandFieldsProps) {
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const id = useId();

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file) {
      return;
    }
    const read = await readLogo(file);
    // So that the same file can be chosen again.
    input.value = '';
    setProblem(
      read
        ? undefined
        : 'That file is not a picture, or it is too large. Try a smaller PNG file instead.',
    );
    if (read) {
      setLogo(read);
    }
  }

  return (
    <>
      <DesignChoice {...brand} />
      <div className={styles.brand}>
        <Field
          name={FIELDS.brandName}
          label="name"
          kind="your product"
          hint="The name of your product, shown at the top of every email."
          value={brand.name}
        />
        <Field
          name={FIELDS.brandColor}
          label="color"
          kind="any"
          hint="The text on this color stays readable, whichever you choose."
          value={brand.color}
          type="color"
        />
        <BrandChoices {...brand} />
      </div>
      <details className={styles.more}>
        <summary>Logo and postal address</summary>
        <div className={styles.logo} data-scripted>
          <label htmlFor={id}>
            <code>logo</code>
          </label>
          <input
            id={id}
            type="file"
            accept="image/*"
            {...needsApp}
            aria-describedby={`${id}-hint`}
            onChange={({currentTarget}) => void choose(currentTarget)}
          />
          {logo && (
            <p className={styles.chosen}>
              <img
                src={logo.data}
                width={logo.width}
                height={logo.height}
                alt="Your logo"
              />
              <button
                type="button"
                onClick={() => {
                  setLogo(undefined);
                }}
              >
                Remove the logo
              </button>
            </p>
          )}
          <p
            id={`${id}-hint`}
            role="status"
            className={problem ? fieldStyles.problem : fieldStyles.hint}
          >
            {problem ?? 'The picture stays in this browser and is never uploaded.'}
          </p>
        </div>
        <Field
          name={FIELDS.brandLogo}
          label="logo address"
          kind="https, for the code"
          hint="The address where you will host the picture, which the code uses and this page does not load."
          value=""
          type="url"
        />
        <Field
          name={FIELDS.brandAddress}
          label="postal address"
          kind="in the footer"
          hint="Company with its legal form, street, city and country in one line. Many countries also require the register and registration number in business email."
          value=""
        />
      </details>
      <p className={styles.kept} data-scripted>
        Your brand is kept in this browser and applies to every template.
        <button
          type="button"
          {...needsApp}
          onClick={() => {
            clear();
            setSaid('Your brand is cleared, and the example brand is back.');
          }}
        >
          Clear my brand
        </button>
      </p>
      <p role="status" className={fieldStyles.hint}>
        {!isOwn && said}
      </p>
    </>
  );
}
