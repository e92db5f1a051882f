export {ContentLayout} from './ContentLayout';
export type {ContentPage} from './types';
