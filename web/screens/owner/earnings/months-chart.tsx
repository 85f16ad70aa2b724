/** Chart of the months. Hidden from screen readers, which get the same figures as a table. */
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '#web/i18n/context.tsx';
import type { Month } from './months.tsx';

const HEIGHT = 240;
const tick = { fill: 'var(--muted)', fontSize: 12 };

export default function MonthsChart({ months }: { months: readonly Month[] }) {
	const { format, direction } = useLanguage();
	const rtl = direction === 'rtl';
	const columns = months.map(({ month, netAmount }) => ({ month: `${month}-01`, net: Number(netAmount) }));
	return (
		<div aria-hidden dir="ltr" className="numbers">
			<ResponsiveContainer width="100%" height={HEIGHT}>
				<BarChart data={columns} accessibilityLayer={false} margin={{ top: 8, bottom: 0 }}>
					<CartesianGrid vertical={false} stroke="var(--line)" />
					<XAxis
						dataKey="month"
						reversed={rtl}
						tickFormatter={(month: string) => format.date(month, 'monthShort')}
						tick={tick}
						tickLine={false}
						axisLine={{ stroke: 'var(--line)' }}
						interval="preserveStartEnd"
					/>
					<YAxis
						orientation={rtl ? 'right' : 'left'}
						width={44}
						tickFormatter={(amount: number) => format.number(amount)}
						tick={tick}
						tickLine={false}
						axisLine={false}
					/>
					<Tooltip cursor={{ fill: 'var(--sunken)' }} content={<Label />} />
					<Bar dataKey="net" fill="var(--primary)" radius={[4, 4, 0, 0]} maxBarSize={40} isAnimationActive={false} />
				</BarChart>
			</ResponsiveContainer>
		</div>
	);
}

type LabelProps = { active?: boolean; payload?: ReadonlyArray<{ payload: { month: string; net: number } }> };

function Label({ active, payload }: LabelProps) {
	const { format, direction } = useLanguage();
	const [column] = payload ?? [];
	if (!active || !column) return null;
	return (
		<div dir={direction} className="rounded-control border border-line bg-surface px-3 py-2 text-sm shadow-float">
			<p className="text-muted">{format.date(column.payload.month, 'month')}</p>
			<p className="font-semibold">{format.jod(column.payload.net)}</p>
		</div>
	);
}
