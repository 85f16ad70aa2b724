/** The side of a car as a drawing: in its paint, or as an outline. Decorative: the text beside it contains the same information. */
import { useId } from 'react';
import { type BodyType, bodyDrawings } from './bodies.ts';

/** Margin around the car, in millimetres. */
const MARGIN = 120;

const viewBoxOf = (bodyType: BodyType) => {
	const { length, height } = bodyDrawings[bodyType];
	return `${-MARGIN} ${-height - MARGIN} ${length + 2 * MARGIN} ${height + 2 * MARGIN}`;
};

/** Without a known paint the car stays unpainted. */
export function PaintedCar({ bodyType, paint, className }: { bodyType: BodyType; paint: string | null; className?: string }) {
	const light = useId();
	const { length, wheels, floor, silhouette, glass, pillars, gaps, headlamp, taillamp, openSeats } = bodyDrawings[bodyType];
	const body = { className: paint ? undefined : 'fill-surface', style: paint ? { fill: paint, transition: 'fill 200ms' } : undefined };
	return (
		<svg viewBox={viewBoxOf(bodyType)} aria-hidden="true" data-testid="painted-car" data-paint={paint} className={className}>
			<linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" stopColor="#fff" stopOpacity="0.38" />
				<stop offset="0.42" stopColor="#fff" stopOpacity="0.06" />
				<stop offset="0.55" stopColor="#000" stopOpacity="0.02" />
				<stop offset="1" stopColor="#000" stopOpacity="0.36" />
			</linearGradient>
			<ellipse cx={length / 2} cy={-6} rx={length * 0.5} ry={62} fill="#000" opacity={0.22} />
			<rect x={wheels.front} y={floor[1] - 260} width={wheels.rear - wheels.front} height={300} fill="#15171a" />
			{openSeats.map(([x, y]) => (
				<rect key={x} x={x - 70} y={y - 40} width={190} height={420} rx={80} fill="#33302d" />
			))}
			<path d={silhouette} {...body} />
			<path d={silhouette} fill={`url(#${light})`} className="stroke-control-line" strokeWidth={14} strokeLinejoin="round" />
			<path d={glass} fill="#27323a" />
			<path d={glass} fill={`url(#${light})`} opacity={0.7} />
			{pillars.map((pillar) => (
				<path key={pillar} d={pillar} {...body} />
			))}
			<path d={gaps.join('')} fill="none" stroke="#000" strokeOpacity={0.34} strokeWidth={9} />
			<path d={headlamp} fill="#eef3f6" stroke="#000" strokeOpacity={0.35} strokeWidth={8} />
			<path d={taillamp} fill="#a3161b" stroke="#000" strokeOpacity={0.35} strokeWidth={8} />
			{[wheels.front, wheels.rear].map((x) => (
				<g key={x} transform={`translate(${x} ${-wheels.tyre})`}>
					<circle r={wheels.tyre} fill="#1b1c1e" />
					<circle r={wheels.rim} fill="#b9bec2" />
					<circle r={wheels.rim * 0.82} fill="#54595e" />
					{[0, 72, 144, 216, 288].map((turn) => (
						<path key={turn} d={`M-24 0L-40 ${-wheels.rim * 0.86}H40L24 0Z`} fill="#c7cbce" transform={`rotate(${turn})`} />
					))}
					<circle r={wheels.rim * 0.2} fill="#8b9094" />
				</g>
			))}
		</svg>
	);
}

/** Outline in the colour of the text, seen from the left: the nose points to the left. */
export function SideOutline({ bodyType, side, className }: { bodyType: BodyType; side: 'LEFT' | 'RIGHT'; className?: string }) {
	const { length, wheels, silhouette, glass, openSeats } = bodyDrawings[bodyType];
	return (
		<svg viewBox={viewBoxOf(bodyType)} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth={1.75} className={className}>
			<g transform={side === 'RIGHT' ? `translate(${length} 0) scale(-1 1)` : undefined} strokeLinejoin="round">
				<path d={silhouette} vectorEffect="non-scaling-stroke" />
				<path d={glass} vectorEffect="non-scaling-stroke" />
				{openSeats.map(([x, y]) => (
					<circle key={x} cx={x + 20} cy={y + 70} r={90} vectorEffect="non-scaling-stroke" />
				))}
				{[wheels.front, wheels.rear].map((x) => (
					<circle key={x} cx={x} cy={-wheels.tyre} r={wheels.tyre * 0.92} vectorEffect="non-scaling-stroke" />
				))}
			</g>
		</svg>
	);
}
