/** All versions of the settings with author, time and changes. */
import type { SettingsValues, SettingsVersion } from '#contract/admin.ts';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { SettingsAnswer } from './settings.tsx';
import type { MasterTexts } from './texts.en.ts';

const BASIS_POINTS = 100;
/** Whether a setting is edited in a number field of the form or in a special field. Ordered as in form and history. */
export const settingFields = {
	platformFeePercent: 'NUMBER',
	gatewayFeeBasisPoints: 'OWN',
	minRentalDays: 'NUMBER',
	maxRentalDays: 'NUMBER',
	claimWindowHours: 'NUMBER',
	claimAnswerHours: 'NUMBER',
	depositMode: 'OWN',
	rentalPlatesOnly: 'OWN',
	supportPhone: 'OWN',
	supportWhatsapp: 'OWN',
	supportEmail: 'OWN',
	supportHoursEn: 'OWN',
	supportHoursAr: 'OWN',
	emergencyPhone: 'OWN',
	roadsidePhone: 'OWN',
	goodwillCapJod: 'NUMBER',
	fineHoldJod: 'NUMBER',
	fineHoldDays: 'NUMBER',
	minimumDriverAge: 'NUMBER',
	mostDriverAgeAsked: 'NUMBER',
	mostLicenceYearsAsked: 'NUMBER',
	rentalPlatesDecided: 'OWN',
	invoiceTaxPercent: 'OWN',
	sellerNameEn: 'OWN',
	sellerNameAr: 'OWN',
	sellerTaxNumber: 'OWN',
} as const satisfies Record<keyof SettingsValues, 'NUMBER' | 'OWN'>;
const names = Object.keys(settingFields) as Array<keyof SettingsValues>;

export function SettingsHistory({ settings }: { settings: SettingsAnswer }) {
	const { settings: t } = useScreenTexts<MasterTexts>();
	const { format, language } = useLanguage();
	const { history } = settings;
	return (
		<Panel title={t.history}>
			<ol className="numbers grid gap-4 text-sm">
				{history.map((version, index) => (
					<li key={version.version} className="border-line border-b pb-4 last:border-0 last:pb-0">
						<p className="flex flex-wrap items-center gap-2 font-medium">
							{t.version(format.number(version.version))}
							{index === 0 && <Badge tone="positive">{t.current}</Badge>}
						</p>
						<p suppressHydrationWarning className="text-muted">
							{version.changedBy ? t.by(writtenName(version.changedBy, language), format.date(version.changedAt)) : t.initial}
						</p>
						<Changes version={version} before={history[index + 1]} />
					</li>
				))}
			</ol>
		</Panel>
	);
}

function Changes({ version, before }: { version: SettingsVersion; before: SettingsVersion | undefined }) {
	const { settings: t } = useScreenTexts<MasterTexts>();
	const { format } = useLanguage();
	if (!before) return null;
	const visible = (of: SettingsVersion, name: keyof SettingsValues): string => {
		if (name === 'depositMode') return t.depositModes[of.depositMode];
		if (name === 'rentalPlatesOnly' || name === 'rentalPlatesDecided') return of[name] ? t.yes : t.no;
		const value = of[name];
		if (typeof value === 'string') return value || t.nothing;
		return name === 'gatewayFeeBasisPoints' ? String(value / BASIS_POINTS) : format.number(value);
	};
	const label = (name: keyof SettingsValues) => (name === 'gatewayFeeBasisPoints' ? t.gatewayFeePercent : t[name]);
	return (
		<ul className="mt-1 grid gap-0.5">
			{names
				.filter((name) => version[name] !== before[name])
				.map((name) => (
					<li key={name}>
						{label(name)}:{' '}
						<del className="text-muted">
							<bdi>{visible(before, name)}</bdi>
						</del>{' '}
						<ins className="font-medium no-underline">
							<bdi>{visible(version, name)}</bdi>
						</ins>
					</li>
				))}
		</ul>
	);
}
