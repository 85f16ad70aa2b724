/** Texts about the return hour and the price in both languages, loaded with the quote. */
const en = {
	hourCost: (until: string, days: string, next: string, more: string) =>
		`Return by ${until} to pay for ${days}; from ${next} you pay for ${more}.`,
	cheaperHour: (time: string, total: string) => `Return by ${time} and save a day: ${total}`,
};

const ar: typeof en = {
	hourCost: (until: string, days: string, next: string, more: string) => `الإرجاع حتى ${until} يُحسب ${days}، وعند ${next} يُحسب ${more}.`,
	cheaperHour: (time: string, total: string) => `أرجعها حتى ${time} ووفّر يوماً: ${total}`,
};

export const hourCostTexts = { en, ar };
