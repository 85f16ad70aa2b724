/** The list of a menu, initially open, because it is loaded on request. */
import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { MenuItem, MenuProps } from './menu.tsx';

const itemStyle =
	'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-base -outline-offset-2 data-highlighted:bg-sunken [&_svg]:size-5';

export default function MenuList({ trigger, label, items, side = 'bottom' }: MenuProps) {
	return (
		<Radix.Root defaultOpen modal={false}>
			<Radix.Trigger asChild>{trigger}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					align="end"
					side={side}
					sideOffset={6}
					collisionPadding={8}
					aria-label={label}
					// By default Radix names the menu after its button, which may be an icon or a name.
					aria-labelledby={undefined}
					className="z-50 min-w-44 rounded-card border border-line bg-surface p-1.5 text-ink shadow-float data-[state=open]:animate-rise"
				>
					<Radix.RadioGroup value={items.find(({ checked }) => checked)?.key ?? ''}>
						{items.map((item) => (
							<Item key={item.key} item={item} />
						))}
					</Radix.RadioGroup>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

function Item({ item: { key, label, lang, icon, checked, href, onSelect } }: { item: MenuItem }) {
	const content = (
		<>
			{icon}
			<span lang={lang} className="flex-1">
				{label}
			</span>
			{checked && <Check aria-hidden className="text-primary" />}
		</>
	);
	if (href) {
		return (
			<Radix.Item asChild className={itemStyle}>
				<a href={href}>{content}</a>
			</Radix.Item>
		);
	}
	if (checked === undefined) {
		return (
			<Radix.Item className={itemStyle} onSelect={onSelect}>
				{content}
			</Radix.Item>
		);
	}
	return (
		<Radix.RadioItem className={itemStyle} value={key} onSelect={onSelect}>
			{content}
		</Radix.RadioItem>
	);
}
