/** `@docusaurus/router` for views whose tests have no address of their own. */
export const useLocation = () => ({pathname: '/'});
export const useHistory = () => ({push: () => undefined, replace: () => undefined});
