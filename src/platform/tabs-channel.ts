export const tabsChannel = 'zarrin-tabs'
