/** English forms that no ending explains, each after its plain form. */
export const irregularForms = `rise rose risen|fall fell fallen|write wrote written|begin began begun|grow grew grown|buy bought|sell sold|build built
  |make made|run ran|win won|lose lost|teach taught|speak spoke spoken|think thought|find found|give gave given|take took taken
  |eat ate eaten|drink drank drunk|drive drove driven|fly flew flown|sing sang sung|swim swam swum|sleep slept|feel felt|keep kept
  |meet met|pay paid|send sent|spend spent|stand stood|child children|man men|woman women|foot feet|tooth teeth|mouse mice
  |wife wives|leaf leaves|knife knives|choose chose chosen|break broke broken|steal stole stolen|freeze froze frozen|wear wore worn
  |catch caught|bring brought|fight fought|know knew known|throw threw thrown|draw drew drawn|blow blew blown|ride rode ridden
  |hide hid hidden|shake shook shaken|wake woke woken|forget forgot forgotten|become became|come came|sit sat|shoot shot|lead led
  |feed fed|hold held|hear heard|light lit|mean meant|seek sought|shine shone|sink sank sunk|strike struck|swear swore sworn|tear tore torn
  |understand understood|analysis analyses|crisis crises|criterion criteria|die died death|deep depth|long length|strong strength|wide width|high height|warm warmth|grow growth|choose choice|lose loss|sell sale|fly flight|give gift|think thought|live life lives`
