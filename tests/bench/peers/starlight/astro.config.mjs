import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

/** What `create astro -- --template starlight` writes, with docs below one address. */
export default defineConfig({
  site: 'https://docs.example',
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Docs',
      sidebar: [{label: 'Docs', autogenerate: {directory: 'docs'}}],
    }),
  ],
});
