/** Runs dependency-cruiser. Fails on a forbidden import, and if the tool analysed nothing, which it would not report itself. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const FOLDERS = ['contract', 'server', 'web', 'demo', 'gateway-simulator', 'scripts'];

type Report = {
	modules: Array<{ source: string; dependencies: Array<{ module: string }> }>;
	summary: { violations: Array<{ rule: { name: string }; from: string; to: string }> };
};

export async function checkArrows(): Promise<string[]> {
	const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
	const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'main.ts', ...FOLDERS];
	// It also ends with an error where it found a forbidden import, which is in its report.
	const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 29 }).catch((error) => error);
	if (!stdout) return [`dependency-cruiser did not run: ${stderr}`];
	const { modules, summary }: Report = JSON.parse(stdout);
	const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
	for (const folder of FOLDERS) {
		if (!modules.some((module) => module.source.startsWith(`${folder}/`))) problems.push(`no module was read in ${folder}/`);
	}
	if (!modules.some((module) => module.dependencies.some((dependency) => dependency.module.startsWith('#')))) {
		problems.push('no #… import was seen: the parser or the resolver is not working');
	}
	return problems;
}
