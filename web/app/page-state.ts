/** What the server's rendering hands to the browser, as JSON inside the page. */
import type { Language } from '../i18n/language.ts';
import type { Site } from '../page/site.ts';
import type { Theme } from '../theme/theme.tsx';
import type { DehydratedQuery } from './carried-queries.ts';

export const STATE_ID = 'page-state';
export const ROOT_ID = 'root';

export type PageState = { language: Language; theme: Theme | null; site: Site; queries: DehydratedQuery[] };
