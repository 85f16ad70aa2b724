/** Condition of the car at handover and return: the records with marked damage, and empty fields for handwriting. */
import type { DamageMark } from '#contract/damage-marks.ts';
import { numberMarks } from '#web/features/handover/damage/numbered-marks.ts';
import { formats } from '../print-amounts.ts';
import { type Both, In, PrintSection } from '../print-page.tsx';
import { both } from './terms.tsx';

const [en, ar] = [both.en.paper, both.ar.paper];
const FULL_TANK_EIGHTHS = 8;
const phases = { CHECK_IN: 'atHandover', CHECK_OUT: 'atReturn' } as const;

/** Record of one side. */
export type ConditionRecord = {
	phase: keyof typeof phases;
	side: 'OWNER' | 'RENTER';
	odometerKm: number;
	fuelEighths: number;
	damageMarks: readonly DamageMark[];
	photos: ReadonlyArray<{ sha256: string }>;
};

export function Condition({ records }: { records: readonly ConditionRecord[] }) {
	return (
		<>
			<PrintSection title={{ en: en.condition, ar: ar.condition }} whole>
				<div className="@container">
					<table className="mt-2 w-full border-collapse text-center [&_td]:h-9 [&_td]:border [&_td]:border-line [&_th]:border [&_th]:border-line [&_th]:p-1.5 [&_th]:font-normal">
						<thead>
							<tr>
								<td />
								{(['odometer', 'fuelLevel'] as const).map((key) => (
									<th key={key} scope="col">
										<WordLines words={{ en: en[key], ar: ar[key] }} />
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{(['CHECK_IN', 'CHECK_OUT'] as const).map((phase) => {
								const recorded = recordOf(records, phase);
								return (
									<tr key={phase}>
										<th scope="row" className="w-2/5 text-start">
											<WordLines words={{ en: en[phases[phase]], ar: ar[phases[phase]] }} />
										</th>
										<td>{recorded && formats.en.number(recorded.odometerKm)}</td>
										<td>{recorded && `${recorded.fuelEighths}/${FULL_TANK_EIGHTHS}`}</td>
									</tr>
								);
							})}
						</tbody>
					</table>
				</div>
			</PrintSection>
			<Damage records={records} />
			<Photos records={records} />
		</>
	);
}

/** The owner's record if both exist, as in the settlement. */
const recordOf = (records: readonly ConditionRecord[], phase: ConditionRecord['phase']) =>
	records.find((record) => record.phase === phase && record.side === 'OWNER') ?? records.find((record) => record.phase === phase);

/** Marks as text: part, kind and note of each. */
function Damage({ records }: { records: readonly ConditionRecord[] }) {
	const marks = numberMarks(records);
	if (marks.length === 0) return null;
	const marksOf = ({ phase, side }: ConditionRecord) => marks.filter((mark) => mark.phase === phase && mark.side === side);
	const withMarks = records.filter((record) => marksOf(record).length > 0);
	return (
		<PrintSection title={{ en: both.en.damage.title, ar: both.ar.damage.title }}>
			{withMarks.map((record) => (
				<div key={`${record.phase} ${record.side}`} className="py-1">
					<Occasion record={record} />
					<ol className="list-decimal ps-6">
						{marksOf(record).map((mark) => (
							<li key={mark.number} value={mark.number}>
								<Words words={{ en: markText(mark, 'en'), ar: markText(mark, 'ar') }} />
								{mark.note && (
									<>
										{' '}
										(<bdi>{mark.note}</bdi>)
									</>
								)}
							</li>
						))}
					</ol>
				</div>
			))}
		</PrintSection>
	);
}

function markText({ zone, kind }: DamageMark, language: 'en' | 'ar'): string {
	const { damage } = both[language];
	return damage.what(damage.zones[zone], damage.kinds[kind]);
}

/** Phase and side of a record. */
function Occasion({ record: { phase, side } }: { record: ConditionRecord }) {
	return (
		<p>
			<Words words={{ en: en[phases[phase]], ar: ar[phases[phase]] }} />,{' '}
			<Words words={side === 'OWNER' ? { en: en.owner, ar: ar.owner } : { en: en.renter, ar: ar.renter }} />
		</p>
	);
}

/** Photos are identified by their SHA-256. */
function Photos({ records }: { records: readonly ConditionRecord[] }) {
	const withPhotos = records.filter(({ photos }) => photos.length > 0);
	if (withPhotos.length === 0) return null;
	return (
		<PrintSection title={{ en: en.photos, ar: ar.photos }}>
			{withPhotos.map((record) => (
				<div key={`${record.phase} ${record.side}`} className="py-1">
					<Occasion record={record} />
					<ol className="list-decimal ps-6 font-mono text-xs">
						{record.photos.map(({ sha256 }) => (
							<li key={sha256} className="wrap-anywhere">
								{sha256}
							</li>
						))}
					</ol>
				</div>
			))}
		</PrintSection>
	);
}

function Words({ words }: { words: Both }) {
	return (
		<>
			{words.en} · <In language="ar">{words.ar}</In>
		</>
	);
}

/** Where the sheet is narrow a line for each language: within one paragraph a broken line would mix their directions. */
function WordLines({ words }: { words: Both }) {
	const line = '@max-[44rem]:block print:inline';
	return (
		<>
			<span className={line}>{words.en}</span>{' '}
			<span aria-hidden className="@max-[44rem]:hidden print:inline">
				·
			</span>{' '}
			<span className={line}>
				<In language="ar">{words.ar}</In>
			</span>
		</>
	);
}
