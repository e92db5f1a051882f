import type {ReactNode} from 'react';

/** The one line that says what to do (level 1), or a part of the letter (level 2). */
export function Heading({level = 1, children}: {level?: 1 | 2; children: ReactNode}) {
  const Tag = level === 1 ? 'h1' : 'h2';
  const size =
    level === 1
      ? {margin: '0 0 20px', fontSize: '24px', lineHeight: '30px'}
      : {margin: '28px 0 4px', fontSize: '16px', lineHeight: '24px'};
  return <Tag style={{...size, fontWeight: 700}}>{children}</Tag>;
}
