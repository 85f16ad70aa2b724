// Another car of the same type: every point of a drawn body is moved by one map, so that glass, gaps and lamps stay where they belong.
import type { Point } from '../drawing/svg.ts';
import type { CarBody } from './body.ts';

export interface Reshaping {
	/** Where these places along the car come to lie, from nose to tail: at the belt line and below it, and at the roof. Between them evenly. */
	readonly along: readonly Point[];
	readonly roof: readonly Point[];
	/** Factors of the heights below the belt line, of those above it, and of the wheels. */
	readonly flank: number;
	readonly cabin: number;
	readonly wheels: number;
	/** How much higher the top is at these places along the car; smoothly between them, and less towards the wheels. */
	readonly raised?: readonly Point[];
	/** Without the grille. */
	readonly closedNose?: true;
	readonly withoutRails?: true;
}

const smooth = (share: number): number => share * share * (3 - 2 * share);
const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The value at `x` between two neighbours of the list. */
function between(points: readonly Point[], x: number, ease: (share: number) => number): number {
	const [first = [0, 0]] = points;
	let before: Point = first;
	for (const next of points) {
		if (x <= next[0])
			return next[0] === before[0] ? next[1] : before[1] + (next[1] - before[1]) * ease((x - before[0]) / (next[0] - before[0]));
		before = next;
	}
	return before[1];
}

export function reshaped(body: CarBody, { along, roof, flank, cabin, wheels, raised = [], closedNose, withoutRails }: Reshaping): CarBody {
	const belt = -body.beltline;
	const moved = ([x, y]: Point): Point => {
		const share = within((-y - belt) / (body.height - belt));
		const place = between(along, x, within) * (1 - share) + between(roof, x, within) * share;
		const up = Math.min(-y, belt) * flank + Math.max(0, -y - belt) * cabin;
		const lift = raised.length > 0 ? between(raised, x, smooth) * smooth(within((-y / belt - 0.7) / 0.3)) : 0;
		return [Math.round(place), -Math.round(up + lift)];
	};
	const path = (text: string): string =>
		text.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => moved([Number(x), Number(y)]).join(' '));
	const paths = (texts: readonly string[]): string[] => texts.map(path);
	const [nose, sill, tail] = body.floor;
	const { rails, antenna, step, openTop, ...rest } = body;
	return {
		...rest,
		length: between(along, body.length, within),
		height: -moved([body.length / 2, -body.height])[1],
		wheels: {
			front: moved([body.wheels.front, 0])[0],
			rear: moved([body.wheels.rear, 0])[0],
			tyre: Math.round(body.wheels.tyre * wheels),
			rim: Math.round(body.wheels.rim * wheels),
			arch: Math.round(body.wheels.arch * wheels),
		},
		outline: path(body.outline),
		floor: [Math.round(nose * flank), Math.round(sill * flank), Math.round(tail * flank)],
		glass: path(body.glass),
		pillars: paths(body.pillars),
		screens: paths(body.screens),
		shoulder: body.shoulder.map(moved),
		crease: body.crease.map(moved),
		edges: paths(body.edges),
		gaps: paths(body.gaps),
		handles: body.handles.map(moved),
		mirror: moved(body.mirror),
		headlamp: path(body.headlamp),
		lampEye: moved(body.lampEye),
		taillamp: path(body.taillamp),
		plastic: paths(closedNose ? body.plastic.slice(1) : body.plastic),
		...(rails && !withoutRails && { rails: path(rails) }),
		...(antenna && { antenna: moved(antenna) }),
		...(step && { step: path(step) }),
		...(openTop && {
			openTop: {
				windscreen: path(openTop.windscreen),
				pane: path(openTop.pane),
				seats: openTop.seats.map(moved),
				floor: path(openTop.floor),
				farSill: path(openTop.farSill),
				steering: path(openTop.steering),
			},
		}),
		flap: moved(body.flap),
		seats: body.seats.map(moved),
		beltline: -Math.round(belt * flank),
	};
}
