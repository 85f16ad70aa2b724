// What a car body is made of, seen from its left side: millimetres, nose at x = 0, ground at y = 0, up is negative.
import type { Point } from '../drawing/svg.ts';

interface Wheels {
	readonly front: number;
	readonly rear: number;
	/** Outer radius of the tyre, of the wheel inside it, and of the arch in the body. */
	readonly tyre: number;
	readonly rim: number;
	readonly arch: number;
}

export interface CarBody {
	readonly length: number;
	readonly height: number;
	readonly wheels: Wheels;
	/** From the chin over nose, roof and tail to the rear skirt; the underside with its arches is added by `silhouette`. */
	readonly outline: string;
	/** Height of the lower edge under the nose, between the wheels and under the tail. */
	readonly floor: readonly [nose: number, sill: number, tail: number];
	/** All side windows with their pillars, and the pillars alone. */
	readonly glass: string;
	readonly pillars: readonly string[];
	/** The slivers of the screens that show past the pillars. */
	readonly screens: readonly string[];
	/** The line from head lamp to tail lamp where the side stops facing the sky. */
	readonly shoulder: readonly Point[];
	/** The lower line where the doors come out again towards the sill. */
	readonly crease: readonly Point[];
	/** Edge of the bonnet, roof seam and the like: light on top, shade below. */
	readonly edges: readonly string[];
	/** Gaps between panels. */
	readonly gaps: readonly string[];
	readonly handles: readonly Point[];
	readonly mirror: Point;
	readonly headlamp: string;
	/** Middle of the row of lights in the head lamp. */
	readonly lampEye: Point;
	readonly taillamp: string;
	/** Dark unpainted plastic: grille and bumper inserts, cladding. */
	readonly plastic: readonly string[];
	/** Width of dark cladding round the arches and along the sill, for cars that leave the road. */
	readonly cladding?: number;
	/** Front foot of the fin on the roof. */
	readonly antenna?: Point;
	/** Fuel filler flap: middle. */
	readonly flap: Point;
	/** Roof rails and side step, as lines. */
	readonly rails?: string;
	readonly step?: string;
	/** For a car without a roof: what is seen above its waist. */
	readonly openTop?: OpenTop;
	/** Seats seen through the glass: front and top of the head rest. */
	readonly seats: readonly Point[];
	readonly beltline: number;
}

export interface OpenTop {
	/** The frame of the windscreen, and the glass seen through it. */
	readonly windscreen: string;
	readonly pane: string;
	/** In pairs: the near seat, then the one behind it; the front row first. */
	readonly seats: readonly Point[];
	/** The dark inside, and the upper edge of the far door. */
	readonly floor: string;
	readonly farSill: string;
	readonly steering: string;
	/** The bar behind the seats. */
	readonly hoop?: string;
	/** The roof where it lies folded on the tail. */
	readonly hood?: { readonly shape: string; readonly folds: string };
}

function archCut(centre: number, { tyre, arch }: Wheels, entering: number, leaving: number): string {
	const reach = (edge: number): number => Math.sqrt(arch ** 2 - (edge - tyre) ** 2);
	const overHalf = -entering < tyre ? 1 : 0;
	return `L${Math.round(centre + reach(-entering))} ${entering}A${arch} ${arch} 0 ${overHalf} 0 ${Math.round(centre - reach(-leaving))} ${leaving}`;
}

/** The closed side view of the painted body, arches cut out. */
export function silhouette({ outline, wheels, floor: [nose, sill, tail] }: CarBody): string {
	return `${outline}${archCut(wheels.rear, wheels, tail, sill)}${archCut(wheels.front, wheels, sill, nose)}Z`;
}
