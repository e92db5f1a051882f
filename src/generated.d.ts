/* Data that build steps write and components import. */
declare module '@generated/api-reference/default/samples/*' {
  const sample: import('./api/viewData').SampleView;
  export default sample;
}

declare module '@generated/api-reference/default/forms.json' {
  const forms: Record<string, import('./api').RequestForm>;
  export default forms;
}

declare module '@generated/api-reference/default/send-rules.json' {
  const rules: import('./api').SendRules;
  export default rules;
}

declare module '@generated/api-reference/default/mock-rules.json' {
  const rules: import('./api').MockRules;
  export default rules;
}

declare module '@generated/api-reference/default/event-examples.json' {
  const examples: Readonly<Record<string, unknown>>;
  export default examples;
}

declare module '@generated/integration/default/checks.json' {
  const checks: import('./integration/types').Check[];
  export default checks;
}

declare module '@generated/articles/default/teasers.json' {
  const teasers: import('./articles/teasers').ArticleTeaser[];
  export default teasers;
}

declare module '@generated/articles/default/topics.json' {
  const topics: {topic: import('./content/plain').Topic; count: number}[];
  export default topics;
}

declare module '@generated/articles/default/figure-uses.json' {
  const uses: Record<string, {path: string; title: string}[]>;
  export default uses;
}

declare module '@generated/articles/default/build-day.json' {
  const day: string;
  export default day;
}

declare module '@generated/not-found/default/pages.json' {
  const pages: import('./not-found/nearPages').PageEntry[];
  export default pages;
}

declare module '@generated/marketing/default/*' {
  const samples: Record<string, {language: string; html: string}[]>;
  export default samples;
}

declare module '@generated/press/default/kit.json' {
  const kit: import('./marketing/press/kitTypes').Kit;
  export default kit;
}

declare module '@generated/pages/default/tools.json' {
  const cards: import('./metadata').ToolCard[];
  export default cards;
}
