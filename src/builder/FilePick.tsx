import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {withField} from './draft';
import styles from './Field.module.css';
import {LARGEST_FILE, withFile} from './file';
import {useForm} from './formContext';
import {kindOf, membersOf, valueAt, type Path} from './values';

/** What is wrong with a file, in a sentence. */
function tooLarge({name, size}: File): string | undefined {
  return size > LARGEST_FILE
    ? translate(
        {
          message:
            '“{name}” is {size} KB. The form takes files of up to {most} KB, because the code beside it contains the whole file. Choose a smaller file.',
        },
        {name, size: Math.ceil(size / 1024), most: LARGEST_FILE / 1024},
      )
    : undefined;
}

/** Puts a file of the reader's own into an attachment, in the tab. */
export function FilePick({path}: {path: Path}) {
  const {edit} = useForm();
  const [said, setSaid] = useState<{text: string; isProblem: boolean}>();

  async function take(file: File) {
    const problem = tooLarge(file);
    if (problem !== undefined) {
      setSaid({text: problem, isProblem: true});
      return;
    }
    const buffer = await file.arrayBuffer().catch(() => undefined);
    if (!buffer) {
      const text = translate(
        {message: '“{name}” could not be read. Choose it again.'},
        {name: file.name},
      );
      setSaid({text, isProblem: true});
      return;
    }
    edit((draft) => {
      // The form may hold another sample by now.
      const attachment = valueAt(draft.request, path) ?? null;
      return kindOf(attachment) === 'object'
        ? withField(
            draft,
            path,
            withFile(membersOf(attachment), file, new Uint8Array(buffer)),
          )
        : draft;
    });
    const text = translate(
      {message: '“{name}” is in the fields below. It stays in this tab.'},
      {name: file.name},
    );
    setSaid({text, isProblem: false});
  }

  return (
    <div className={styles.field}>
      <label className={styles.pick}>
        {translate({message: 'Fill these fields from a file'})}
        <input
          type="file"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) {
              void take(file);
            }
          }}
        />
      </label>
      <p role="status" className={said?.isProblem ? styles.problem : 'small quiet'}>
        {said?.text}
      </p>
    </div>
  );
}
