/** Shares the car with its dates: by WhatsApp, which is most common in Jordan, by copying the link, or through the device's dialog. Other parameters of the address are left out. */
import { Share2 } from 'lucide-react';
import type { Car } from '#contract/cars.ts';
import { useSite } from '#web/browser/page/site.ts';
import { carAddress } from '#web/features/cars/stay.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { inLanguage } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { CarTexts } from './texts.en.ts';
import { useStay } from './use-stay.ts';

export function ShareButton({ car, name }: { car: Car; name: string }) {
	const { share: t } = useScreenTexts<CarTexts>();
	const { texts, language } = useLanguage();
	const { publicUrl } = useSite();
	const { stay } = useStay();
	const toast = useToast();
	const url = publicUrl + inLanguage(carAddress(car.slug, stay), language);
	const title = t.textOf(name, texts.cities[car.city]);
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => toast({ title: t.copied, tone: 'positive' }),
			() => toast({ title: t.notCopied, description: url, tone: 'danger' }),
		);
	// Closing the device's dialog rejects, but is no failure.
	const shareNatively = () => navigator.share({ title, text: title, url }).catch(() => undefined);
	const hasNative = typeof navigator !== 'undefined' && 'share' in navigator;
	return (
		<Menu
			label={t.label}
			trigger={
				<button
					type="button"
					aria-label={t.label}
					data-tooltip={t.label}
					className="needs-script grid size-11 place-items-center rounded-pill border border-line bg-surface text-primary shadow-card transition-transform active:scale-90"
				>
					<Share2 aria-hidden className="size-5" />
				</button>
			}
			items={[
				{
					key: 'whatsapp',
					label: t.whatsapp,
					onSelect: () => void open(`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`, '_blank', 'noopener'),
				},
				{ key: 'copy', label: t.copy, onSelect: () => void copy() },
				...(hasNative ? [{ key: 'native', label: t.native, onSelect: () => void shareNatively() }] : []),
			]}
		/>
	);
}
