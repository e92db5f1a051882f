import {MAX_LOGO, MAX_LOGO_DATA, type Logo} from '../ownBrand';

/** Pixels drawn for each pixel shown, so that the logo is sharp on dense screens. */
const DENSITY = 2;
const MAX_BYTES = 5 * 1024 * 1024;

/** The size a picture is shown at: as large as a masthead allows, and never enlarged. */
export function logoSize(width: number, height: number): Pick<Logo, 'width' | 'height'> {
  const scale = Math.min(MAX_LOGO.width / width, MAX_LOGO.height / height, 1);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    };
    reader.readAsDataURL(file);
  });
}

/**
 * Makes a logo of a file that the visitor chose. The picture is drawn anew as PNG: what else
 * was in the file, as scripts in SVG or a place in EXIF, is not kept.
 *
 * @returns nothing for a file that is no picture, or too large to keep
 */
export async function readLogo(file: File): Promise<Logo | undefined> {
  if (file.size > MAX_BYTES) {
    return undefined;
  }
  const image = new Image();
  image.src = await dataOf(file);
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const natural = {width: image.naturalWidth || 1, height: image.naturalHeight || 1};
  const size = logoSize(natural.width, natural.height);
  const canvas = document.createElement('canvas');
  const density = Math.min(DENSITY, Math.max(1, natural.width / size.width));
  canvas.width = Math.round(size.width * density);
  canvas.height = Math.round(size.height * density);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const data = canvas.toDataURL('image/png');
  return data.length <= MAX_LOGO_DATA ? {data, ...size} : undefined;
}
