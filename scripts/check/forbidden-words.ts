/** Forbidden content: addresses of package registries, paths of one machine, unfinished work without an issue. */
import { sources } from './sources.ts';

const rules: Array<{ pattern: RegExp; why: string; except?: RegExp }> = [
	{ pattern: /registry\.npmjs\.org|registry\.yarnpkg/, why: 'names a package registry', except: /^scripts\/check\// },
	{ pattern: /"resolved":\s*"https?:/, why: 'keeps a download address' },
	{ pattern: /\/(?:root|home\/\w+|work)\/\w/, why: 'is a path of one machine', except: /^scripts\/check\// },
	{ pattern: /\b(?:TODO|FIXME|XXX)\b(?!.*#\d)/, why: 'is unfinished work without an issue', except: /^scripts\/check\// },
	{ pattern: /\.(?:only|skip|todo|fixme)\(/, why: 'leaves a test out', except: /^scripts\/check\// },
];

export function checkForbiddenWords(): string[] {
	return sources(/\.(tsx?|mjs|json|css|md|sql|yml|html)$|(^|\/)run$/).flatMap(({ path, text }) =>
		rules
			.filter(({ pattern, except }) => pattern.test(text) && !except?.test(path))
			.map(({ pattern, why }) => `${path}:${text.slice(0, text.search(pattern)).split('\n').length}: ${why}`),
	);
}
