// The words of this area, all three languages side by side.
export default { en: {}, fr: {}, ca: {} };
