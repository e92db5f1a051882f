import {acme, ana} from '../scenes';

/** The code that the example email brings. */
export const CODE = '481902';

/** The request of the hero as the page comes, in the form that visitors edit. */
export const REQUEST = `{
  "from": "${acme.name} <${acme.address}>",
  "to": "${ana.address}",
  "template": "verification-code",
  "props": {"code": "${CODE}"}
}`;
