/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {
  choiceEntry,
  type Entry,
  flagEntry,
  initialState,
  linesEntry,
  readFragment,
  severalEntry,
  type Shape,
  textEntry,
  writeFragment,
} from './fragment';
export {webApplication} from './webApplication';
export {quotedStrings, route53Resource, type TxtRecord, zoneLine} from './txtRecord';
