/** The door for build steps, which run in Node and pull in no views. */
export {
  isTooSmall,
  LEAST_WIDTH,
  makeVariants,
  type PictureFiles,
  PICTURES_STATIC_DIR,
} from './variants';
