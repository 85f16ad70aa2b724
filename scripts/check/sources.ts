/** The source files of the project, read once. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Source = { path: string; text: string };

/** Tracked and new files that git does not ignore; `pattern` is matched against the path. */
export function sources(pattern: RegExp): Source[] {
	const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
	return [...new Set(listed.split('\n'))]
		.filter((path) => pattern.test(path))
		.flatMap((path) => {
			try {
				return [{ path, text: readFileSync(path, 'utf8') }];
			} catch {
				// Deleted but not committed yet.
				return [];
			}
		});
}
