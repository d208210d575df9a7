const docs = 'https://developers.google.com/search/docs/appearance/structured-data'

type Requirement = {
  /** Where Google asks for it. */
  source: string
  required: readonly string[]
  /** Recommended, and known of everything in this shop. */
  recommended?: readonly string[]
  /** Recommended, and known of something in this shop. */
  whereKnown?: readonly string[]
  /** Recommended, and left out: the shop does not know it, or the default is right. */
  omitted?: readonly string[]
}

/** What Google asks of each type that its search features read. `a|b` is one of both. */
export const googleRequirements: Record<string, Requirement> = {
  ProductGroup: {
    source: `${docs}/product-variants`,
    required: ['name'],
    recommended: ['productGroupID', 'variesBy', 'hasVariant', 'url', 'description', 'brand'],
    whereKnown: ['aggregateRating', 'review'],
    omitted: ['audience'],
  },
  Product: {
    source: `${docs}/merchant-listing`,
    required: ['name', 'image', 'offers'],
    recommended: ['sku', 'url'],
    whereKnown: ['color', 'size', 'description', 'brand', 'aggregateRating', 'review'],
    /** `hasVariant` already says what `isVariantOf` and `inProductGroupWithID` would. */
    omitted: [
      'gtin',
      'gtin8',
      'gtin12',
      'gtin13',
      'gtin14',
      'isbn',
      'mpn',
      'audience',
      'material',
      'pattern',
      'hasCertification',
      'subjectOf',
      'isVariantOf',
      'inProductGroupWithID',
    ],
  },
  Brand: { source: `${docs}/merchant-listing#product`, required: ['name'] },
  Offer: {
    source: `${docs}/merchant-listing#offer`,
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'itemCondition', 'url', 'hasMerchantReturnPolicy'],
    whereKnown: ['priceValidUntil', 'priceSpecification', 'shippingDetails'],
  },
  UnitPriceSpecification: {
    source: `${docs}/merchant-listing#unit-price-specification`,
    required: ['price', 'priceCurrency', 'priceType|referenceQuantity'],
  },
  OfferShippingDetails: {
    source: `${docs}/merchant-listing#offer-shipping-details`,
    required: ['shippingDestination', 'shippingRate', 'deliveryTime'],
    omitted: ['doesNotShip'],
  },
  MonetaryAmount: {
    source: `${docs}/merchant-listing#offer-shipping-details`,
    required: ['value', 'currency'],
  },
  DefinedRegion: {
    source: `${docs}/merchant-listing#defined-region`,
    required: ['addressCountry'],
    omitted: ['addressRegion', 'postalCode'],
  },
  ShippingDeliveryTime: {
    source: `${docs}/merchant-listing#shipping-delivery-time`,
    required: [],
    recommended: ['handlingTime', 'transitTime'],
    omitted: ['businessDays', 'cutoffTime'],
  },
  QuantitativeValue: {
    source: `${docs}/merchant-listing#shipping-delivery-time`,
    required: ['minValue|value', 'maxValue|value', 'unitCode'],
    whereKnown: ['valueReference'],
  },
  MerchantReturnPolicy: {
    source: `${docs}/merchant-listing#merchant-return-policy`,
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnDays', 'returnFees', 'returnMethod', 'itemDefectReturnFees'],
    omitted: [
      'customerRemorseReturnFees',
      'customerRemorseReturnLabelSource',
      'customerRemorseReturnShippingFeesAmount',
      'itemCondition',
      'itemDefectReturnLabelSource',
      'itemDefectReturnShippingFeesAmount',
      'refundType',
      'restockingFee',
      'returnLabelSource',
      'returnPolicyCountry',
      'returnShippingFeesAmount',
    ],
  },
  AggregateRating: {
    source: `${docs}/review-snippet#aggregated-rating-type-definition`,
    required: ['ratingValue', 'ratingCount|reviewCount'],
    omitted: ['bestRating', 'worstRating'],
  },
  Review: {
    source: `${docs}/review-snippet#review-properties`,
    required: ['author', 'reviewRating'],
    recommended: ['datePublished', 'reviewBody'],
  },
  Rating: {
    source: `${docs}/review-snippet#review-properties`,
    required: ['ratingValue'],
    omitted: ['bestRating', 'worstRating'],
  },
  Person: { source: `${docs}/article#article-types`, required: ['name'], omitted: ['url'] },
  BreadcrumbList: { source: `${docs}/breadcrumb`, required: ['itemListElement'] },
  ListItem: {
    source: `${docs}/breadcrumb#list-item`,
    required: ['name', 'position'],
    whereKnown: ['item'],
  },
  Article: {
    source: `${docs}/article#article-types`,
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'author'],
    omitted: ['dateModified'],
  },
  WebPage: { source: 'https://schema.org/WebPage', required: ['name', 'url'] },
  FAQPage: { source: `${docs}/faqpage`, required: ['mainEntity'] },
  Question: { source: `${docs}/faqpage#question`, required: ['name', 'acceptedAnswer'] },
  Answer: { source: `${docs}/faqpage#answer`, required: ['text'] },
  VideoObject: {
    source: `${docs}/video#video-object`,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl|embedUrl'],
    omitted: [
      'duration',
      'expires',
      'hasPart',
      'interactionStatistic',
      'interactionCount',
      'publication',
      'regionsAllowed',
      'ineligibleRegion',
    ],
  },
  Event: {
    source: `${docs}/event#structured-data-type-definitions`,
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'organizer'],
    omitted: ['offers', 'performer', 'previousStartDate'],
  },
  Place: { source: `${docs}/event#location`, required: ['address'], recommended: ['name'] },
  Organization: {
    source: `${docs}/organization`,
    required: [],
    recommended: ['name', 'url'],
    whereKnown: ['logo', 'email', 'telephone', 'address', 'description', 'hasMerchantReturnPolicy'],
    omitted: ['sameAs', 'alternateName', 'legalName', 'foundingDate', 'vatID', 'numberOfEmployees'],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
    omitted: ['alternateName'],
  },
}

/** Types that no search feature of Google reads. */
export const otherTypes = ['ImageGallery', 'Service', 'PostalAddress', 'SearchAction']
