/** Routes of the calls about all cars of an owner. */
import { estimateEarnings } from '#contract/earnings-estimate.ts';
import * as contract from '#contract/fleet.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, bindCached, type Route } from '#server/platform/http/route.ts';
import { estimate } from './estimate-earnings.ts';
import { readBoard } from './read-board.ts';
import { readFigures } from './read-figures.ts';
import { readTable } from './read-table.ts';
import { readCarsToPrepare, readToday } from './read-today.ts';

export const fleetRoutes = (platform: Platform): Route[] => [
	bind(contract.getOwnerToday, ({ caller }) => readToday(platform, caller)),
	bind(contract.carsToPrepare, ({ caller }) => readCarsToPrepare(platform, caller)),
	bind(contract.getFleet, ({ caller, query }) => readBoard(platform, caller, query)),
	bind(contract.getFleetTable, ({ caller }) => readTable(platform, caller)),
	bind(contract.getFleetFigures, ({ caller, query }) => readFigures(platform, caller, Number(query.days))),
	bindCached(estimateEarnings, ({ query, reading, addCacheTags }) => {
		addCacheTags('lists', 'settings');
		return estimate(platform, reading, query);
	}),
];
