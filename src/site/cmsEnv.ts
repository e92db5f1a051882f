import type {Source} from './take';

/** Where the deployed CMS saves articles: a Git host's API, and nothing of ours. */
export interface CmsSettings {
  backend: 'github' | 'gitlab' | 'gitea';
  /** `owner/name`. */
  repo: string;
  branch: string;
  /**
   * For GitHub, the sign-in service; people sign in with an access token when undefined.
   * For GitLab and Gitea, the address of a server of one's own.
   */
  baseUrl?: string;
  /** GitLab and Gitea: id of the OAuth application; access tokens when undefined. */
  appId?: string;
}

const BACKENDS = ['github', 'gitlab', 'gitea'] as const;
const OTHERS = ['CMS_REPO', 'CMS_BRANCH', 'CMS_BASE_URL', 'CMS_APP_ID'] as const;

const isBackend = (name: string): name is CmsSettings['backend'] =>
  (BACKENDS as readonly string[]).includes(name);

/**
 * Reads the settings of the deployed CMS.
 *
 * @param source variables by name
 * @param problems takes a sentence for each variable that cannot be used
 * @returns undefined when `CMS_BACKEND` is not set: the built site then has no CMS
 */
export function parseCms(source: Source, problems: string[]): CmsSettings | undefined {
  const backend = source['CMS_BACKEND'];
  if (!backend) {
    const alone = OTHERS.filter((name) => source[name]);
    if (alone.length > 0) {
      const names = alone.join(' and ');
      problems.push(
        `${names} ${alone.length > 1 ? 'are' : 'is'} set, but CMS_BACKEND is not. Set CMS_BACKEND to one of ${BACKENDS.join(', ')}, or unset ${names}.`,
      );
    }
    return undefined;
  }
  if (!isBackend(backend)) {
    problems.push(
      `CMS_BACKEND is "${backend}". Write ${BACKENDS.join(', ')}, or leave it out: the site then has no CMS.`,
    );
    return undefined;
  }
  const repo = source['CMS_REPO'] ?? '';
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
    problems.push(
      `CMS_REPO is "${repo}". Write the repository's owner and name, like "acme/website".`,
    );
  }
  const branch = source['CMS_BRANCH'] || 'main';
  if (!/^[\w./-]{1,200}$/.test(branch)) {
    problems.push(
      `CMS_BRANCH is "${branch}", which is not a valid branch name. Use at most 200 letters, digits and ". / _ -", or unset it to use main.`,
    );
  }
  const baseUrl = source['CMS_BASE_URL'];
  if (baseUrl && !/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*[\w-])?$/i.test(baseUrl)) {
    problems.push(
      `CMS_BASE_URL is "${baseUrl}". Write an https address without a slash at its end, like "https://sign-in.example.com".`,
    );
  }
  const appId = source['CMS_APP_ID'];
  return {backend, repo, branch, ...(baseUrl && {baseUrl}), ...(appId && {appId})};
}
