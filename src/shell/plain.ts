/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {
  type ControlName,
  HYDRATE_EVENT,
  isFrugal,
  PAGE_EVENT,
  RELOAD_KEY,
  type Shell,
  STACK_KEY,
} from './contract';
