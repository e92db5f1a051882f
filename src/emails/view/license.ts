import {brand} from '../../site';

/** What everyone may do with the emails, in a sentence. */
export const LICENSE = `Use these emails in your product for free, changed or as they are, with ${brand.name} or any other provider. You do not have to give credit. They come without warranty.`;
