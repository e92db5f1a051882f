import styles from './Download.module.css';
import {inKilobytes} from './inKilobytes';
import type {KitPicture} from './kitTypes';

/** The two forms of a drawing, each with its size. */
export function Download({picture: {label, svg, png}}: {picture: KitPicture}) {
  return (
    <span className={styles.files}>
      <a href={svg.path} download>
        SVG<span className="vh"> of: {label}</span>, {inKilobytes(svg.bytes)}
      </a>
      <a href={png.path} download>
        PNG<span className="vh"> of: {label}</span>, {png.width} × {png.height},{' '}
        {inKilobytes(png.bytes)}
      </a>
    </span>
  );
}
