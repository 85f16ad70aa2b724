/** Builds the web twice: for the browser (hashed files and a manifest) and for rendering. `server/app/build-web.ts` says into which folders. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsOfManyScreens, ofOneCarPage, sharedByCarPages, sharedByMany } from './web/build/chunks.ts';
import { contractStubs } from './web/build/contract-stubs.ts';
import { leanBuild } from './web/build/lean-build.ts';
import { leanMutations } from './web/build/lean-mutations.ts';

/**
 * Few files, as many small ones compress worse and each is a request: what every page needs, what the pages for finding a car share, and what
 * else the car's page has in common with others. Icons of a few screens alone stay with those, so that visitors do not pay for the admins'.
 */
const chunkGroups = [
	{ name: 'app', test: /web\/(?:app\/boot|shells\/public\/shell)\.tsx$|preload-helper|rolldown[\\/]runtime/, priority: 3 },
	{ name: 'common-en', test: /web\/i18n\/texts\.en\.ts$/, priority: 3 },
	{ name: 'common-ar', test: /web\/i18n\/texts\.ar\.ts$/, priority: 3 },
	{ name: sharedByMany, debugName: 'parts', priority: 2.5, minShareCount: 20 },
	{ name: sharedByCarPages, debugName: 'cars', priority: 2 },
	{ name: ofOneCarPage, debugName: 'page', priority: 1 },
	{ name: iconsOfManyScreens, debugName: 'icons', minShareCount: 4 },
];

export default defineConfig(({ command }) => ({
	appType: 'custom',
	publicDir: false,
	plugins: [react(), tailwindcss(), contractStubs(), leanBuild(), leanMutations()],
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
					input: ['web/app/entry-client.ts', 'web/app/boot.tsx', 'web/ssr/head-pictures.ts'],
					preserveEntrySignatures: 'allow-extension',
					output: { codeSplitting: { groups: chunkGroups } },
				},
			},
		},
		ssr: {
			// The built renderer carries its packages along, so that nothing unused is loaded, and of React the quick one, whatever NODE_ENV says at run time:
			// Vite leaves that question open in what runs in Node, and the other one takes several times as long to render.
			resolve: { noExternal: command === 'build' ? true : [] },
			...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
			build: {
				ssr: true,
				assetsInlineLimit: 0,
				rolldownOptions: { input: 'web/ssr/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
			},
		},
	},
	builder: {},
}));
