export {MdxPicture} from './MdxPicture';
export {Picture} from './Picture';
export type {PictureFiles} from './variants';
