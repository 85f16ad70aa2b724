/** The drawing with the marks on it. It is a picture: a list has the same contents, and parts can be chosen from a list as well. */
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { type DamageMark, type DamageZone, damageZones } from '#contract/damage-marks.ts';
import type { HandoverPhase } from '#contract/handover.ts';
import { type BodyDrawing, type BodyType, bodyDrawings } from '#web/features/cars/drawing/bodies.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import type { NumberedMark } from './numbered-marks.ts';
import { isWheel, placeOf, positionIn, SHEET_WIDTH, type Sheet, sheetOf, TOP } from './sheet-layout.ts';
import type { DamageTexts } from './texts.en.ts';

type CarSheetProps = {
	bodyType: BodyType;
	marks: readonly NumberedMark[];
	/** The part that is chosen in the list. */
	highlighted?: DamageZone | null;
	/** If set, the parts can be tapped. */
	onTap?(zone: DamageZone, position: Pick<DamageMark, 'x' | 'y'>): void;
};

export function CarSheet({ bodyType, marks, highlighted = null, onTap }: CarSheetProps) {
	const { damage: t } = useScreenTexts<{ damage: DamageTexts }>();
	const body = bodyDrawings[bodyType];
	const sheet = sheetOf(body);
	const tap = (event: MouseEvent<SVGSVGElement>) => {
		const zone =
			event.target instanceof Element && damageZones.find((each) => each === (event.target as Element).getAttribute('data-zone'));
		if (!zone) return;
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		const place = { x: ((event.clientX - left) / width) * SHEET_WIDTH, y: ((event.clientY - top) / height) * sheet.height };
		onTap?.(zone, positionIn(zone, place, sheet));
	};
	const shared = { viewBox: `0 0 ${SHEET_WIDTH} ${sheet.height}`, className: 'block h-auto w-full select-none' };
	const content = (
		<>
			<Around sheet={sheet} />
			<g className="fill-surface stroke-control-line" strokeWidth={1.5}>
				<SideView body={body} transform={sheet.sideTransform.left} />
				<SideView body={body} transform={sheet.sideTransform.right} />
				<TopView body={body} sheet={sheet} isTruck={bodyType === 'Truck'} />
				<End transform={`translate(${TOP.x} ${sheet.frames.FRONT.y + sheet.frames.FRONT.height}) scale(1 -1)`} isFront />
				<End transform={`translate(${TOP.x} ${sheet.frames.REAR.y})`} />
				<Seats frame={sheet.frames.INTERIOR} />
			</g>
			<Parts sheet={sheet} highlighted={highlighted} isTappable={onTap !== undefined} />
			{marks.map((mark) => (
				<g key={mark.number} transform={`translate(${placeOf(mark, sheet).x} ${placeOf(mark, sheet).y})`} className="pointer-events-none">
					<MarkShape phase={mark.phase} number={mark.number} />
				</g>
			))}
		</>
	);
	return onTap ? (
		<svg {...shared} aria-hidden="true" data-testid="car-sheet" onClick={tap}>
			{content}
		</svg>
	) : (
		<svg {...shared} role="img" aria-label={t.drawing}>
			{content}
		</svg>
	);
}

/** A circle for the handover and a filled diamond for the return, so that the two differ without colours too. */
function MarkShape({ phase, number }: { phase: HandoverPhase; number: number }) {
	const format = useFormat();
	const isNew = phase === 'CHECK_OUT';
	return (
		<>
			{isNew ? (
				<rect x={-14} y={-14} width={28} height={28} rx={3} transform="rotate(45)" strokeWidth={2} className="fill-danger stroke-surface" />
			) : (
				<circle r={16} strokeWidth={3} className="fill-surface stroke-primary" />
			)}
			<text
				y={6}
				textAnchor="middle"
				fontSize={17}
				className={clsx('stroke-none font-semibold tabular-nums', isNew ? 'fill-on-danger' : 'fill-ink')}
			>
				{format.number(number)}
			</text>
		</>
	);
}

/** The shape of a mark, for use beside a line of text. */
export function MarkSign({ phase, number }: { phase: HandoverPhase; number: number }) {
	return (
		<svg aria-hidden="true" viewBox="-22 -22 44 44" className="size-8 shrink-0">
			<MarkShape phase={phase} number={number} />
		</svg>
	);
}

function Around({ sheet }: { sheet: Sheet }) {
	const { damage: t } = useScreenTexts<{ damage: DamageTexts }>();
	const middle = TOP.x + TOP.width / 2;
	const { INTERIOR, FRONT } = sheet.frames;
	const places = [
		{ text: t.around.FRONT, x: middle, y: FRONT.y - 9 },
		{ text: t.around.REAR, x: middle, y: sheet.height - 8 },
		{ text: t.around.LEFT, x: 84, y: sheet.noseY - 14 },
		{ text: t.around.RIGHT, x: SHEET_WIDTH - 84, y: sheet.noseY - 14 },
		{ text: t.zones.INTERIOR, x: INTERIOR.x + INTERIOR.width / 2, y: sheet.height - 8 },
	];
	return (
		<g className="fill-muted text-[18px] max-sm:text-[22px]" textAnchor="middle">
			{places.map(({ text, x, y }) => (
				<text key={text} x={x} y={y}>
					{text}
				</text>
			))}
		</g>
	);
}

function SideView({ body, transform }: { body: BodyDrawing; transform: string }) {
	const { wheels, silhouette, glass, pillars, gaps, headlamp, taillamp } = body;
	return (
		<g transform={transform} strokeWidth={16}>
			<path d={silhouette} />
			<path d={glass} className="fill-sunken" />
			{pillars.map((pillar) => (
				<path key={pillar} d={pillar} strokeWidth={8} />
			))}
			<path d={gaps.join('')} className="fill-none stroke-line" />
			<path d={headlamp + taillamp} className="fill-sunken" strokeWidth={10} />
			{[wheels.front, wheels.rear].map((x) => (
				<g key={x} transform={`translate(${x} ${-wheels.tyre})`}>
					<circle r={wheels.tyre} className="fill-sunken" />
					<circle r={wheels.rim} />
				</g>
			))}
		</g>
	);
}

function TopView({ body, sheet, isTruck }: { body: BodyDrawing; sheet: Sheet; isTruck: boolean }) {
	const { frames, noseY, tailY } = sheet;
	const { x, width } = TOP;
	const [left, right] = [x, x + width];
	const [hood, screen, roof, rear] = [frames.WINDSHIELD.y, frames.ROOF.y, frames.REAR_WINDOW.y, frames.TRUNK.y];
	const isOpen = body.openSeats.length > 0;
	const sideWindow = (edge: number, inset: number) =>
		`M${edge + inset * 9} ${hood + 14}L${edge + inset * 24} ${screen + 4}V${roof - 4}L${edge + inset * 9} ${rear - 14}Z`;
	return (
		<>
			<path
				d={`M${left} ${noseY + 44}C${left} ${noseY + 8} ${left + 24} ${noseY} ${left + width / 2} ${noseY}C${right - 24} ${noseY} ${right} ${noseY + 8} ${right} ${noseY + 44}V${tailY - 26}Q${right} ${tailY} ${right - 30} ${tailY}H${left + 30}Q${left} ${tailY} ${left} ${tailY - 26}Z`}
			/>
			<path
				d={`M${left + 34} ${noseY + 16}L${left + 26} ${hood - 8}M${right - 34} ${noseY + 16}L${right - 26} ${hood - 8}`}
				className="stroke-line"
			/>
			<path
				d={`M${left + 14} ${hood}Q${left + width / 2} ${hood - 14} ${right - 14} ${hood}L${right - 28} ${screen}Q${left + width / 2} ${screen - 9} ${left + 28} ${screen}Z`}
				className="fill-sunken"
			/>
			{isOpen
				? [left + 30, right - 76].map((seat) => (
						<rect key={seat} x={seat} y={(screen + roof) / 2 - 24} width={46} height={50} rx={12} className="fill-sunken" />
					))
				: [sideWindow(left, 1), sideWindow(right, -1)].map((window) => <path key={window} d={window} className="fill-sunken" />)}
			<path
				d={`M${left + 28} ${roof}Q${left + width / 2} ${roof + 7} ${right - 28} ${roof}L${right - 16} ${rear}Q${left + width / 2} ${rear + 9} ${left + 16} ${rear}Z`}
				className="fill-sunken"
			/>
			{isTruck && <rect x={left + 16} y={rear + 18} width={width - 32} height={tailY - rear - 34} rx={6} className="stroke-line" />}
			{[left - 19, right + 3].map((mirror) => (
				<rect key={mirror} x={mirror} y={frames.LEFT_MIRROR.y + 5} width={16} height={frames.LEFT_MIRROR.height - 12} rx={6} />
			))}
		</>
	);
}

/** Front or rear, with the edge towards the bonnet or the boot at y = 0. */
function End({ transform, isFront = false }: { transform: string; isFront?: boolean }) {
	const { width } = TOP;
	return (
		<g transform={transform}>
			<path d={`M8 2H${width - 8}Q${width} 26 ${width - 1} 56Q${width - 3} 84 ${width - 26} 84H26Q3 84 1 56Q0 26 8 2Z`} />
			{[10, width - 48].map((x) => (
				<rect key={x} x={x} y={12} width={38} height={isFront ? 14 : 18} rx={6} className="fill-sunken" />
			))}
			<rect
				x={width / 2 - 32}
				y={isFront ? 14 : 20}
				width={64}
				height={isFront ? 18 : 15}
				rx={3}
				className={isFront ? 'fill-sunken' : undefined}
			/>
			<path d={`M6 44H${width - 6}`} className="stroke-line" />
			<rect x={width / 2 - 48} y={54} width={96} height={15} rx={5} className="fill-sunken" />
		</g>
	);
}

function Seats({ frame: { x, y, width, height } }: { frame: { x: number; y: number; width: number; height: number } }) {
	return (
		<>
			<rect x={x} y={y} width={width} height={height} rx={14} strokeDasharray="5 5" />
			{[x + 22, x + width - 62].map((seat) => (
				<g key={seat}>
					<rect x={seat + 9} y={y + 10} width={22} height={13} rx={5} className="fill-sunken" />
					<path d={`M${seat + 4} ${y + 28}H${seat + 36}L${seat + 40} ${y + 74}H${seat}Z`} strokeLinejoin="round" className="fill-sunken" />
				</g>
			))}
		</>
	);
}

/** Tappable areas of the parts. Wheels come last, because they lie on their fenders. */
function Parts({ sheet, highlighted, isTappable }: { sheet: Sheet; highlighted: DamageZone | null; isTappable: boolean }) {
	const inOrder = damageZones.toSorted((one, other) => Number(isWheel(one)) - Number(isWheel(other)));
	return inOrder.map((zone) => {
		const isHighlighted = zone === highlighted;
		if (!isTappable && !isHighlighted) return null;
		const { x, y, width, height } = sheet.frames[zone];
		return (
			<rect
				key={zone}
				{...{ x, y, width, height }}
				rx={isWheel(zone) ? width / 2 : 6}
				strokeWidth={3}
				data-zone={zone}
				className={clsx(
					isTappable && 'cursor-pointer hover:fill-primary/15',
					isHighlighted ? 'fill-primary/15 stroke-primary' : 'fill-transparent',
				)}
			/>
		);
	});
}
