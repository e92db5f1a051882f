/** Frameworks that the docs have a guide for, by the last part of its address. */
export const FRAMEWORKS = {
  express: 'Express',
  nextjs: 'Next.js',
  'cloudflare-workers': 'Cloudflare Workers',
  django: 'Django',
  fastapi: 'FastAPI',
  rails: 'Rails',
  laravel: 'Laravel',
  go: 'Go',
  java: 'Java, Spring',
  csharp: 'C#, ASP.NET Core',
} as const;

export type Framework = keyof typeof FRAMEWORKS;

export const FRAMEWORK_IDS = Object.keys(FRAMEWORKS) as Framework[];
