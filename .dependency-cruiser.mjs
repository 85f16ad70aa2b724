// The arrows of the house: contract ← server/platform ← providers ← capabilities ← the wiring; contract ← web. Tests may look anywhere.
const test = '\\.test\\.tsx?$';
const capability = '^server/capabilities/([^/]+)/';

/** Which capability may import which: through its index.ts alone, and without a circle. docs/decisions/003 says why each arrow is there. */
const allowed = {
	identity: [],
	ledger: [],
	availability: [],
	'review-desk': ['identity'],
	kyc: ['review-desk', 'identity'],
	companies: ['review-desk', 'identity', 'kyc'],
	cars: ['review-desk', 'identity', 'kyc', 'availability', 'companies'],
	search: ['cars', 'availability'],
	'promo-codes': ['cars'],
	payments: ['ledger'],
	bookings: ['cars', 'availability', 'payments', 'kyc', 'ledger', 'identity', 'search', 'companies', 'promo-codes'],
	calendar: ['cars', 'availability', 'bookings', 'identity', 'companies'],
	drivers: ['bookings', 'cars', 'companies', 'kyc', 'identity'],
	handover: ['bookings', 'cars', 'identity'],
	settlements: ['ledger', 'payments', 'bookings', 'cars', 'identity'],
	cases: ['bookings', 'cars', 'companies', 'identity'],
	claims: ['cases', 'settlements', 'bookings', 'handover', 'payments', 'ledger', 'identity', 'cars'],
	fines: ['cases', 'bookings', 'payments', 'ledger', 'identity', 'cars'],
	reports: ['cases', 'bookings', 'companies', 'handover', 'payments', 'goodwill', 'promo-codes', 'identity', 'cars'],
	'renter-claims': ['cases', 'settlements', 'bookings', 'payments', 'identity', 'cars'],
	reconciliation: ['ledger', 'payments', 'bookings', 'identity'],
	payouts: ['settlements', 'ledger', 'payments', 'bookings', 'identity', 'cars'],
	goodwill: ['cases', 'payouts', 'payments', 'ledger', 'bookings', 'companies', 'identity', 'cars'],
	sharing: ['bookings', 'cars'],
	reviews: ['bookings', 'cars', 'identity'],
	profiles: ['bookings', 'cars', 'identity'],
	favourites: ['cars'],
	'saved-searches': ['search'],
	messaging: ['bookings', 'cars', 'companies', 'identity', 'claims', 'reports', 'renter-claims', 'tickets'],
	tickets: ['bookings', 'claims', 'payments', 'payouts', 'identity'],
	people: [
		...['identity', 'kyc', 'companies', 'cars', 'bookings', 'payments', 'payouts', 'settlements', 'ledger', 'claims', 'renter-claims'],
		...['reports', 'tickets'],
	],
	fleet: ['identity', 'companies', 'cars', 'availability', 'search', 'bookings', 'handover', 'settlements'],
	invoices: ['ledger', 'bookings', 'companies', 'cars', 'identity'],
	notifications: ['identity', 'companies', 'cars'],
	health: ['payments', 'payouts', 'notifications'],
	privacy: ['identity'],
	admin: [
		...['identity', 'kyc', 'cars', 'bookings', 'ledger', 'payouts', 'claims', 'fines', 'goodwill', 'renter-claims', 'reports', 'tickets'],
		...['companies', 'reconciliation', 'reviews'],
	],
};

const betweenCapabilities = Object.entries(allowed).map(([name, others]) => ({
	name: `${name}-imports-only-its-own`,
	comment: `capabilities/${name} may import ${others.join(', ') || 'no other capability'}`,
	severity: 'error',
	from: { path: `^server/capabilities/${name}/` },
	to: { path: capability, pathNot: `^server/capabilities/(${[name, ...others].join('|')})/` },
}));

/** The layers of web/: each imports only those before it. docs/decisions/043 says why. */
const layers = ['pictures', 'browser', 'i18n', 'ui', 'features', 'shells', 'screens', 'routes', 'app', 'ssr', 'build'];

/** The features of web/: each imports only those before it, so that no circle arises. */
const features = [
	...['cancellation', 'companies', 'drafts', 'extras', 'identity', 'ledger', 'map', 'people', 'places', 'uploads'],
	...['account', 'case-conversation', 'finances', 'goodwill', 'help', 'reviews', 'support', 'invoices', 'promo-codes', 'second-factor'],
	...['session', 'favourites', 'cars', 'handover', 'bookings', 'drivers', 'reports', 'admin', 'cases', 'user-access'],
	...['claims', 'fines', 'renter-claims'],
];

const betweenFeatures = [
	...features.slice(0, -1).map((name, index) => ({
		name: `the-feature-${name}-imports-only-features-before-it`,
		severity: 'error',
		from: { path: `^web/features/${name}/` },
		to: { path: `^web/features/(${features.slice(index + 1).join('|')})/` },
	})),
	{
		name: 'every-feature-is-in-the-order',
		severity: 'error',
		from: { path: '^web/features/', pathNot: `^web/features/(${features.join('|')})/` },
		to: {},
	},
];

const betweenLayers = [
	...layers.slice(0, -1).map((name, index) => ({
		name: `web-${name}-imports-only-layers-before-it`,
		severity: 'error',
		from: { path: `^web/${name}/` },
		to: { path: `^web/(${layers.slice(index + 1).join('|')})/` },
	})),
	{
		name: 'every-file-of-web-is-in-a-layer',
		severity: 'error',
		from: { path: '^web/', pathNot: `^web/(${layers.join('|')})/` },
		to: {},
	},
	{
		name: 'an-area-of-screens-knows-no-other',
		severity: 'error',
		from: { path: '^web/screens/([^/]+)/' },
		to: { path: '^web/screens/[^/]+/', pathNot: '^web/screens/$1/' },
	},
	{
		name: 'the-kit-knows-no-domain',
		severity: 'error',
		from: { path: '^web/ui/' },
		to: { path: '^contract/' },
	},
];

export default {
	forbidden: [
		...betweenCapabilities,
		{
			name: 'a-capability-is-on-the-list',
			severity: 'error',
			from: { path: capability, pathNot: [`^server/capabilities/(${Object.keys(allowed).join('|')})/`] },
			to: {},
		},
		{
			name: 'opentelemetry-in-one-file',
			comment: 'it is loaded only if traces are sent: docs/decisions/091',
			severity: 'error',
			from: { pathNot: '^server/platform/tracing/open-telemetry\\.ts$' },
			to: { path: 'node_modules/@opentelemetry/' },
		},
		{
			name: 'opentelemetry-on-demand',
			severity: 'error',
			from: {},
			to: { path: '^server/platform/tracing/open-telemetry\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
		},
		{
			name: 'capabilities-by-the-door',
			comment: 'another capability is imported through its index.ts alone',
			severity: 'error',
			from: { path: capability },
			to: { path: capability, pathNot: ['^server/capabilities/$1/', '/index\\.ts$'] },
		},
		{
			name: 'the-wiring-by-the-door',
			severity: 'error',
			from: { path: '^(server/app/|demo/|main\\.ts)' },
			to: { path: capability, pathNot: '/index\\.ts$' },
		},
		{
			name: 'contract-stands-alone',
			severity: 'error',
			from: { path: '^contract/' },
			to: { path: '^(server|web|demo|tests|gateway-simulator|scripts)/' },
		},
		{
			name: 'platform-knows-no-capability',
			severity: 'error',
			from: { path: '^server/platform/' },
			to: { path: '^(server/(?!platform/)|web|demo|tests|gateway-simulator)' },
		},
		{
			name: 'providers-stand-on-the-platform',
			severity: 'error',
			from: { path: '^server/providers/' },
			to: { path: '^(server/(?!platform/|providers/)|web|demo|tests|gateway-simulator)' },
		},
		{
			name: 'capabilities-know-no-wiring',
			severity: 'error',
			from: { path: '^server/capabilities/' },
			to: { path: '^(server/app/|server/pages/|web|demo|tests|gateway-simulator)' },
		},
		{
			name: 'web-knows-the-contract-alone',
			severity: 'error',
			from: { path: '^web/' },
			to: { path: '^(server|demo|tests|gateway-simulator|scripts)/' },
		},
		...betweenLayers,
		...betweenFeatures,
		{
			name: 'a-screen-knows-no-other',
			severity: 'error',
			from: { path: '^web/screens/([^/]+/[^/]+)/' },
			to: { path: '^web/screens/[^/]+/[^/]+/', pathNot: '^web/screens/$1/' },
		},
		{
			name: 'the-simulator-is-somebody-elses-server',
			severity: 'error',
			from: { path: '^gateway-simulator/' },
			to: { path: '^(server|web|demo|tests)/' },
		},
		{ name: 'only-tests-import-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
		{ name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
		{
			name: 'no-circles-between-folders',
			severity: 'error',
			scope: 'folder',
			from: { path: '^(contract|server|web|demo|gateway-simulator)' },
			to: { circular: true },
		},
	],
	options: {
		// Tests may look anywhere, so they have no place in the arrows.
		exclude: { path: [test, '^bench/'] },
		doNotFollow: { path: 'node_modules' },
		parser: 'swc',
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
	},
};
