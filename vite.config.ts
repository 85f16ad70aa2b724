/** Builds the web twice: for the browser (hashed files and a manifest) and for rendering. `server/build-web.ts` says into which folders. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractStubs } from './web/contract-stubs.ts';
import { leanBuild } from './web/lean-build.ts';

/** What every page needs is one file: many small ones compress worse. Icons of a few screens alone stay with those, so that visitors do not pay for the admins'. */
const chunkGroups = [
	{ name: 'icons', test: /lucide-react.*\/icons\//, minShareCount: 9 },
	{ name: 'app', test: /web\/(?:app\/boot|shells\/public\/shell)\.tsx$|preload-helper/, priority: 1 },
];

const SERVICE_WORKER = 'web/worker/service-worker.ts';

export default defineConfig(({ command }) => ({
	appType: 'custom',
	publicDir: false,
	plugins: [react(), tailwindcss(), contractStubs(), leanBuild()],
	// wouter brings a stand-in for a hook that React has had for years.
	resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
	environments: {
		client: {
			build: {
				manifest: true,
				// Each dynamic import would carry the list of all files it needs, in the first file of all. The server names those of the first screen.
				modulePreload: false,
				// Fonts and pictures stay files of their own: the content security policy then needs no data: addresses for them.
				assetsInlineLimit: 0,
				rolldownOptions: {
					input: ['web/entry-client.ts', 'web/app/boot.tsx', 'web/head-pictures.ts', SERVICE_WORKER],
					preserveEntrySignatures: 'exports-only',
					output: {
						codeSplitting: { groups: chunkGroups },
						// Its address is what makes it the same worker from release to release, and its folder what it may answer for.
						entryFileNames: ({ facadeModuleId }) =>
							facadeModuleId?.endsWith(SERVICE_WORKER) ? 'service-worker.js' : 'assets/[name]-[hash].js',
					},
				},
			},
		},
		ssr: {
			// The built renderer carries its packages along: React is then the production one whatever NODE_ENV says, and nothing unused is loaded.
			resolve: { noExternal: command === 'build' ? true : [] },
			build: {
				ssr: true,
				assetsInlineLimit: 0,
				rolldownOptions: { input: 'web/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
			},
		},
	},
	builder: {},
}));
