/** Descriptions of demo cars by key, as their owners would write them; a few in one language only. */
type Description = { readonly en?: string; readonly ar?: string };

export const ownDescriptions: Readonly<Record<string, Description>> = {
	'toyota-camry-2021': {
		en: 'Our family car, looked after by one garage since it was new. Two large suitcases and two small ones fit into the boot, and the back seat is wide enough for three adults.\n\nThe hybrid needs about five litres per hundred kilometres, so Amman to Aqaba and back is one tank.',
		ar: 'سيارة العائلة، وتُصان في كراج واحد منذ كانت جديدة. يتسع الصندوق لحقيبتين كبيرتين وحقيبتين صغيرتين، والمقعد الخلفي مريح لثلاثة بالغين.\n\nتستهلك نحو خمسة لترات كل مئة كيلومتر، فيكفي خزان واحد من عمّان إلى العقبة والعودة.',
	},
	'toyota-yaris-2022': {
		en: 'Small outside, roomy inside, and easy to park in Jabal Amman. It has done mostly short trips to work and always slept in a garage.',
		ar: 'صغيرة من الخارج وواسعة من الداخل، وسهلة الاصطفاف في جبل عمّان. استُخدمت غالباً للطريق إلى العمل وتبيت دائماً في كراج.',
	},
	'mg-5-2023': {
		en: 'Nearly new, with a large screen and a reversing camera. The seats are firm, which my back likes on long drives to Irbid.',
		ar: 'شبه جديدة، بشاشة كبيرة وكاميرا خلفية. مقاعدها مشدودة، ويعجبني ذلك في الطريق الطويل إلى إربد.',
	},
	'nissan-micra-2018': {
		en: 'A little car for a little city: from the corniche to the diving spots and back. It is not young any more, but the air conditioning is cold and the tyres are new.',
		ar: 'سيارة صغيرة لمدينة صغيرة: من الكورنيش إلى مواقع الغطس والعودة. لم تعد شابة، لكن مكيفها بارد وإطاراتها جديدة.',
	},
	'kia-picanto-2019': {
		en: 'The cheapest way around Amman that still has air conditioning. Four people fit for an hour, two for a day.',
		ar: 'أرخص طريقة للتنقل في عمّان مع مكيف. تتسع لأربعة لمدة ساعة، ولاثنين طوال اليوم.',
	},
	'toyota-corolla-2022': {
		en: 'A hybrid that is silent in traffic and thrifty on the Desert Highway. I keep it clean, and there is always a bottle of water in the door.',
		ar: 'هايبرد هادئة في الزحام واقتصادية على الطريق الصحراوي. أحافظ على نظافتها، وفي بابها زجاجة ماء دائماً.',
	},
	'hyundai-tucson-2022': {
		en: 'High enough for a good view, low enough for grandmother. The boot takes a pram and the shopping of a week at the same time.',
		ar: 'عالية تمنحك رؤية جيدة، وليست عالية على الجدة. يتسع صندوقها لعربة أطفال ومشتريات الأسبوع معاً.',
	},
	'kia-sportage-2022': {
		en: 'We use it between Aqaba and Wadi Rum village on asphalt. Roof rails are there for your own boards; please bring soft straps.',
		ar: 'نستخدمها بين العقبة وقرية وادي رم على الإسفلت. على سقفها قضبان لألواحك، وأحضر أحزمة ناعمة من فضلك.',
	},
	'toyota-rav4-2021': {
		en: 'Hybrid with all-wheel drive: good on wet hills in Ajloun and cheap on the way to the Dead Sea. Five seats, five belts, no compromises for the one in the middle.',
		ar: 'هايبرد بدفع رباعي: ثابتة على تلال عجلون الماطرة واقتصادية إلى البحر الميت. خمسة مقاعد وخمسة أحزمة.',
	},
	'nissan-sunny-2021': {
		en: 'I hand it over at the airport, day or night, with a full tank and the seat where you want it. It is a simple car that has never left me standing.',
		ar: 'أسلّمها في المطار ليلاً أو نهاراً، بخزان ممتلئ. سيارة بسيطة لم تخذلني يوماً.',
	},
	'toyota-prado-2018': {
		en: 'It grew up in the sand. The tyres are for tracks, the clearance is high, and the air conditioning reaches the third row.\n\nIf you have never driven in sand, tell me: half an hour with me is part of the price.',
		ar: 'كبرت في الرمل. إطاراتها للطرق الوعرة، وارتفاعها عن الأرض كبير، ومكيفها يصل إلى الصف الثالث.\n\nإذا لم تقد في الرمل من قبل فأخبرني: نصف ساعة من التدريب معي ضمن السعر.',
	},
	'jeep-wrangler-2020': {
		en: 'Open roof, big wheels, loud on asphalt and happy off it. Bring a scarf against the dust and you will not want to give it back.',
		ar: 'سقف مفتوح وعجلات كبيرة، صاخبة على الإسفلت وسعيدة خارجه. أحضر شماغاً يحميك من الغبار.',
	},
	'suzuki-jimny-2022': {
		en: 'Four seats on paper, two with luggage. It climbs what larger cars go around, and parks where they cannot.',
		ar: 'أربعة مقاعد على الورق، واثنان مع الأمتعة. تصعد ما تلتف حوله السيارات الكبيرة.',
	},
	'toyota-hilux-2022': {
		ar: 'بكم عملية للعمل والبر. الصندوق مبطن، وفيها خطاف سحب، وتحمل بلا تذمر. أرجو عدم التحميل فوق طاقتها.',
	},
	'nissan-leaf-2019': {
		en: 'About 200 kilometres with a full battery in summer, less in winter with heating. Enough for days in Amman; for Petra take another car. The charging cable is in the boot.',
		ar: 'نحو 200 كيلومتر بالبطارية الممتلئة صيفاً، وأقل شتاءً مع التدفئة. تكفي لأيامك في عمّان. كيبل الشحن في الصندوق.',
	},
	'tesla-model-3-2021': {
		en: 'Quick, quiet, and charged when you get it. I explain the screen in ten minutes; after that you will miss it in every other car.',
		ar: 'سريعة وهادئة ومشحونة عند استلامها. أشرح لك الشاشة في عشر دقائق، وبعدها ستفتقدها في كل سيارة أخرى.',
	},
	'kia-ev6-2022': {
		en: 'From the Dead Sea up to Amman in silence. It charges fast where there is a fast charger, and the seats lie flat for a nap while you wait.',
		ar: 'من البحر الميت إلى عمّان بهدوء. تشحن سريعاً حيث يوجد شاحن سريع، ومقاعدها تنبسط لقيلولة أثناء الانتظار.',
	},
	'hyundai-staria-2022': {
		en: 'Nine seats with room for nine people and their bags, sliding doors on both sides, and two sockets in every row. Ideal for a family that meets at the airport.',
		ar: 'تسعة مقاعد فيها متسع لتسعة أشخاص وحقائبهم، وأبواب منزلقة من الجانبين، ومقبسان في كل صف. مناسبة لعائلة تلتقي في المطار.',
	},
	'kia-carnival-2021': {
		en: 'Eight people travel in it as in a living room. It is long: take the outer lane in the car park of the airport, I wait for you there.',
	},
	'ford-mustang-gt-2018': {
		en: 'Eight cylinders, and you hear each of them. I rent it to people who brake early and smile a lot.',
		ar: 'ثماني أسطوانات تسمعها كلها. أؤجرها لمن يضغط على المكابح مبكراً ويبتسم كثيراً.',
	},
	'fiat-500c-2018': {
		en: 'Roof down along the sea at sunset: there is no better use of it. Two adults in front, children or bags in the back.',
		ar: 'سقف مفتوح على طول البحر عند الغروب: لا استخدام أجمل لها. بالغان في الأمام، وأطفال أو حقائب في الخلف.',
	},
	'mazda-mx-5-2019': {
		en: 'Two seats, one small bag each, and the road from Salt down to the valley. Nothing else is needed.',
	},
	'honda-cr-v-2021': {
		en: 'The car we show our guests Petra with: quiet, high and thrifty. The road from the Desert Highway is easy with it in any weather.',
		ar: 'السيارة التي نستقبل بها ضيوفنا في البتراء: هادئة وعالية واقتصادية، وتريحك على الطرق الجبلية في كل طقس.',
	},
	'mercedes-benz-e-200-2020': {
		en: 'For weddings, meetings and those who have sat in an aeroplane for too long. Please no food on the light leather.',
		ar: 'للأعراس والاجتماعات ولمن أتعبته الطائرة. يرجى عدم تناول الطعام على الجلد الفاتح.',
	},
};
