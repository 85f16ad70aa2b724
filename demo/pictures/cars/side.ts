// The side view of a car, lit by the sky and the landscape around it.
import { clipPath, fill, group, rect } from '../drawing/svg.ts';
import type { Daylight, Surroundings } from '../light/daylight.ts';
import { type CarBody, silhouette } from './body.ts';
import { bodywork, seams } from './bodywork.ts';
import { antenna, handle, lamps, mirror, roofRails, sideStep } from './fittings.ts';
import { cockpit, glasshouse } from './glasshouse.ts';
import { coatOf, type PaintName } from './paint.ts';
import { type WheelDesign, wheel, wheelGradients } from './wheel.ts';

interface SideOptions {
	readonly body: CarBody;
	readonly paint: PaintName;
	readonly light: Daylight;
	readonly around: Surroundings;
	readonly wheelDesign: WheelDesign;
	readonly darkWheels: boolean;
	readonly chrome: boolean;
	/** Position of the sun relative to the car: -1 ahead, 1 behind. */
	readonly sun: -1 | 1;
	/** Degrees by which the wheels have rolled. */
	readonly turn: number;
}

/** The car in its own millimetres, nose to the left, standing on y = 0. */
export function sideView(options: SideOptions): string {
	const { body, light, around } = options;
	const coat = coatOf(options.paint, light, around);
	const { wheels, floor } = body;
	const wheelOptions = { ...wheels, design: options.wheelDesign, light, dark: options.darkWheels, turn: options.turn };
	const well = (x: number, edge: number): string => `M${x - wheels.arch} ${edge}V${-wheels.tyre - wheels.arch}h${wheels.arch * 2}V${edge}Z`;
	const wells = well(wheels.front, Math.min(floor[0], floor[1])) + well(wheels.rear, Math.min(floor[1], floor[2]));
	return [
		wheelGradients(wheelOptions),
		clipPath('body', silhouette(body)),
		roofRails(body, coat),
		cockpit(body, coat, light),
		rect(wheels.front, floor[1] - 60, wheels.rear - wheels.front, 90, '#0a0a0b'),
		fill(wells, '#08090a'),
		group(bodywork(body, coat, options.sun), undefined, 'body'),
		seams(body, coat),
		glasshouse(body, light, around, options.chrome),
		lamps(body),
		body.handles.map((place) => handle(place, coat)).join(''),
		mirror(body.mirror, coat),
		sideStep(body),
		antenna(body, coat),
		[wheels.front, wheels.rear].map((x) => group(wheel(wheelOptions), `translate(${x} ${-wheels.tyre})`)).join(''),
	].join('');
}
