/** The home page's picture is in the style sheet, where browsers find it late: the head preloads the variant that will be displayed. */
import type { Theme } from '#web/ui/theme/theme.tsx';
import { heroDay, heroDayNarrow, heroNight, heroNightNarrow } from './head-pictures.ts';

/** The same breakpoints as in ui/theme/pictures.css. */
const WIDE = '(width >= 48rem)';
const NARROW = '(width < 48rem)';

const scenes = {
	light: { [NARROW]: heroDayNarrow, [WIDE]: heroDay },
	dark: { [NARROW]: heroNightNarrow, [WIDE]: heroNight },
} as const;

/** Head tags; `theme` is null if the system decides. */
export function preloadHero(theme: Theme | null): string {
	const sources = Object.entries(scenes).filter(([scheme]) => !theme || scheme === theme);
	return sources
		.flatMap(([scheme, widths]) =>
			Object.entries(widths).map(([width, href]) => preload(href, theme ? width : `${width} and (prefers-color-scheme: ${scheme})`)),
		)
		.join('');
}

const preload = (href: string, media: string) =>
	`<link rel="preload" as="image" type="image/avif" href="${href}" media="${media.replace('>=', '&gt;=').replace('<', '&lt;')}" fetchpriority="high">`;
