// Written by `make generate` from the contract: never edit it.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// schemas:incoming
var deactivateMember_parameters = validate52;
var func0 = Object.prototype.hasOwnProperty, func62 = require_ucs2length().default, pattern3 = new RegExp("^[0-9a-f]{16}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (func62(data0) > 16)
              return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func62(data0) < 16)
              return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern3.test(data0))
              return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var enableMember_parameters = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0 && func0.call(data, "id")) {
        let data0 = data.id;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (func62(data0) > 16)
              return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
            if (func62(data0) < 16)
              return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
            if (!pattern3.test(data0))
              return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
          } else
            return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getAccount_parameters = validate54;
var pattern5 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.subdomain === void 0 || !func0.call(data, "subdomain")) && (missing0 = "subdomain"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.subdomain !== void 0 && func0.call(data, "subdomain")) {
        let data0 = data.subdomain;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (func62(data0) > 63)
              return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
            if (func62(data0) < 1)
              return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            if (!pattern5.test(data0))
              return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
          } else
            return validate54.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: { subdomain: !0 }, dynamicProps: !1, dynamicItems: !1 };
var getJob_parameters = validate55;
var pattern6 = new RegExp("^[0-9A-F]{10}$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
        let data0 = data.shortcode;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (func62(data0) > 10)
              return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
            if (func62(data0) < 10)
              return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }], !1;
            if (!pattern6.test(data0))
              return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
          } else
            return validate55.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: { shortcode: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listJobs_parameters = validate56;
var schema24 = { type: "string", enum: ["draft", "published", "closed", "archived"], $id: "JobState" };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" || data === "closed" || data === "archived" ? (validate57.errors = vErrors, errors === 0) : (validate57.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "string", enum: ["description", "full_description", "requirements", "benefits"], $id: "JobField" };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "description" || data === "full_description" || data === "requirements" || data === "benefits" ? (validate59.errors = vErrors, errors === 0) : (validate59.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats0 = require_formats().fullFormats.int32, pattern9 = new RegExp("^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.state !== void 0 && func0.call(data, "state")) {
        let data0 = data.state, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            if (data0.length > 20)
              return validate56.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs3 = errors;
                validate57(data0[i0], { instancePath: instancePath + "/state/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid1 = _errs3 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate56.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.limit !== void 0 && func0.call(data, "limit")) {
          let data2 = data.limit, _errs4 = errors;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
            return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 2147483647 || isNaN(data2))
              return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data2 < 1 || isNaN(data2))
              return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            if (!formats0.validate(data2))
              return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.since_id !== void 0 && func0.call(data, "since_id")) {
            let data3 = data.since_id, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data3 == "string") {
                if (func62(data3) > 16)
                  return validate56.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (func62(data3) < 16)
                  return validate56.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                if (!pattern3.test(data3))
                  return validate56.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate56.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.max_id !== void 0 && func0.call(data, "max_id")) {
              let data4 = data.max_id, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data4 == "string") {
                  if (func62(data4) > 16)
                    return validate56.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (func62(data4) < 16)
                    return validate56.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                  if (!pattern3.test(data4))
                    return validate56.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate56.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_after !== void 0 && func0.call(data, "created_after")) {
                let data5 = data.created_after, _errs10 = errors;
                if (errors === _errs10)
                  if (typeof data5 == "string") {
                    if (func62(data5) > 32)
                      return validate56.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                    if (func62(data5) < 1)
                      return validate56.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    if (!pattern9.test(data5))
                      return validate56.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$" }, message: 'must match pattern "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$"' }], !1;
                  } else
                    return validate56.errors = [{ instancePath: instancePath + "/created_after", schemaPath: "#/properties/created_after/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.updated_after !== void 0 && func0.call(data, "updated_after")) {
                  let data6 = data.updated_after, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data6 == "string") {
                      if (func62(data6) > 32)
                        return validate56.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      if (func62(data6) < 1)
                        return validate56.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      if (!pattern9.test(data6))
                        return validate56.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$" }, message: 'must match pattern "^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$"' }], !1;
                    } else
                      return validate56.errors = [{ instancePath: instancePath + "/updated_after", schemaPath: "#/properties/updated_after/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.include_fields !== void 0 && func0.call(data, "include_fields")) {
                    let data7 = data.include_fields, _errs14 = errors;
                    if (errors === _errs14)
                      if (Array.isArray(data7)) {
                        if (data7.length > 20)
                          return validate56.errors = [{ instancePath: instancePath + "/include_fields", schemaPath: "#/properties/include_fields/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data7.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs16 = errors;
                            validate59(data7[i1], { instancePath: instancePath + "/include_fields/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                            var valid2 = _errs16 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate56.errors = [{ instancePath: instancePath + "/include_fields", schemaPath: "#/properties/include_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: { state: !0, limit: !0, since_id: !0, max_id: !0, created_after: !0, updated_after: !0, include_fields: !0 }, dynamicProps: !1, dynamicItems: !1 };
var listMembers_parameters = validate61;
var schema27 = { type: "string", enum: ["simple", "admin", "reviewer"], $id: "RoleFilter" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "simple" || data === "admin" || data === "reviewer" ? (validate62.errors = vErrors, errors === 0) : (validate62.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "string", enum: ["active", "inactive", "all"], $id: "StatusFilter" };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "active" || data === "inactive" || data === "all" ? (validate64.errors = vErrors, errors === 0) : (validate64.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0 && func0.call(data, "limit")) {
        let data0 = data.limit, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          if (!formats0.validate(data0))
            return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.since_id !== void 0 && func0.call(data, "since_id")) {
          let data1 = data.since_id, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func62(data1) > 16)
                return validate61.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
              if (func62(data1) < 16)
                return validate61.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
              if (!pattern3.test(data1))
                return validate61.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
            } else
              return validate61.errors = [{ instancePath: instancePath + "/since_id", schemaPath: "#/properties/since_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.max_id !== void 0 && func0.call(data, "max_id")) {
            let data2 = data.max_id, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func62(data2) > 16)
                  return validate61.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (func62(data2) < 16)
                  return validate61.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }], !1;
                if (!pattern3.test(data2))
                  return validate61.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate61.errors = [{ instancePath: instancePath + "/max_id", schemaPath: "#/properties/max_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0 && func0.call(data, "role")) {
              let _errs7 = errors;
              validate62(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
                let data4 = data.shortcode, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (func62(data4) > 255)
                      return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data5 = data.email, _errs10 = errors;
                  if (errors === _errs10)
                    if (typeof data5 == "string") {
                      if (func62(data5) > 254)
                        return validate61.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate61.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.name !== void 0 && func0.call(data, "name")) {
                    let data6 = data.name, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data6 == "string") {
                        if (func62(data6) > 255)
                          return validate61.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate61.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.status !== void 0 && func0.call(data, "status")) {
                      let _errs14 = errors;
                      validate64(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: { limit: !0, since_id: !0, max_id: !0, role: !0, shortcode: !0, email: !0, name: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };

// schemas:outgoing
var ErrorBody = validate522;
var func02 = Object.prototype.hasOwnProperty, func61 = require_ucs2length().default;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data))
      for (let key0 of Object.keys(data)) {
        let data0 = data[key0], _errs2 = errors;
        if (errors === _errs2)
          if (Array.isArray(data0)) {
            if (data0.length > 100)
              return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data1 == "string") {
                    if (func61(data1) > 1e3)
                      return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  } else
                    return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate532.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs2 === errors;
        if (!valid0)
          break;
      }
    else
      return validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "error" || key0 === "validation_errors")) {
          return validate522.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.error !== void 0 && func02.call(data, "error")) {
          let data0 = data.error, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func61(data0) > 1e3)
                return validate522.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            } else
              return validate522.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.validation_errors !== void 0 && func02.call(data, "validation_errors")) {
            let _errs4 = errors;
            validate532(data.validation_errors, { instancePath: instancePath + "/validation_errors", parentData: data, parentDataProperty: "validation_errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Account = validate552, schema21 = { type: "object", required: ["id", "name", "subdomain", "description", "summary", "website_url"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, subdomain: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", maxLength: 63 }, description: { type: ["string", "null"], maxLength: 1e5 }, summary: { type: ["string", "null"], maxLength: 1e3 }, website_url: { type: ["string", "null"], maxLength: 2048 } }, additionalProperties: !1, $id: "Account" }, pattern32 = new RegExp("^[0-9a-f]{16}$", "u"), pattern4 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func02.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func02.call(data, "name")) && (missing0 = "name") || (data.subdomain === void 0 || !func02.call(data, "subdomain")) && (missing0 = "subdomain") || (data.description === void 0 || !func02.call(data, "description")) && (missing0 = "description") || (data.summary === void 0 || !func02.call(data, "summary")) && (missing0 = "summary") || (data.website_url === void 0 || !func02.call(data, "website_url")) && (missing0 = "website_url"))
        return validate552.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "id" || key0 === "name" || key0 === "subdomain" || key0 === "description" || key0 === "summary" || key0 === "website_url")) {
            return validate552.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func02.call(data, "id")) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func61(data0) > 16)
                  return validate552.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate552.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate552.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0 && func02.call(data, "name")) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func61(data1) > 255)
                    return validate552.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate552.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subdomain !== void 0 && func02.call(data, "subdomain")) {
                let data2 = data.subdomain, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func61(data2) > 63)
                      return validate552.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
                    if (!pattern4.test(data2))
                      return validate552.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
                  } else
                    return validate552.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0 && func02.call(data, "description")) {
                  let data3 = data.description, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate552.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema21.properties.description.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && func61(data3) > 1e5)
                    return validate552.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.summary !== void 0 && func02.call(data, "summary")) {
                    let data4 = data.summary, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate552.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema21.properties.summary.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && func61(data4) > 1e3)
                      return validate552.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.website_url !== void 0 && func02.call(data, "website_url")) {
                      let data5 = data.website_url, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate552.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/type", keyword: "type", params: { type: schema21.properties.website_url.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && func61(data5) > 2048)
                        return validate552.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobDetail = validate562, schema22 = { type: "object", required: ["id", "title", "full_title", "shortcode", "code", "state", "confidential", "department", "department_hierarchy", "url", "application_url", "shortlink", "workplace_type", "location", "locations", "salary", "created_at", "updated_at", "keywords", "full_description", "description", "requirements", "benefits", "employment_type", "industry", "function", "experience", "education"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, full_title: { type: "string", maxLength: 600 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "JobState" }, confidential: { type: "boolean" }, department: { type: ["string", "null"], maxLength: 255 }, department_hierarchy: { type: "array", maxItems: 100, items: { $ref: "DepartmentRef" } }, url: { type: "string", maxLength: 2048 }, application_url: { type: "string", maxLength: 2048 }, shortlink: { type: "string", maxLength: 2048 }, workplace_type: { $ref: "WorkplaceType" }, location: { $ref: "JobDetailLocation" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, full_description: { type: ["string", "null"], maxLength: 3e5 }, description: { type: ["string", "null"], maxLength: 1e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 }, employment_type: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, function: { type: ["string", "null"], maxLength: 255 }, experience: { type: ["string", "null"], maxLength: 255 }, education: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1, $id: "JobDetail" }, pattern62 = new RegExp("^[0-9A-F]{10}$", "u"), schema23 = { type: "string", enum: ["draft", "published", "closed", "archived"], $id: "JobState" };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "draft" || data === "published" || data === "closed" || data === "archived" ? (validate572.errors = vErrors, errors === 0) : (validate572.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate572.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats02 = require_formats().fullFormats.int64;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func02.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func02.call(data, "name")) && (missing0 = "name"))
        return validate592.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "id" || key0 === "name")) {
            return validate592.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func02.call(data, "id")) {
            let data0 = data.id, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0))
                return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats02.validate(data0))
                return validate592.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.name !== void 0 && func02.call(data, "name")) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func61(data1) > 255)
                    return validate592.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate592.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate592.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema252 = { type: "string", enum: ["on_site", "hybrid", "remote"], $id: "WorkplaceType" };
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate612.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate612.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "on_site" || data === "hybrid" || data === "remote" ? (validate612.errors = vErrors, errors === 0) : (validate612.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema252.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate612.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { type: "object", required: ["country", "country_code", "region", "region_code", "city", "zip_code", "telecommuting", "workplace_type"], properties: { country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, telecommuting: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" } }, additionalProperties: !1, $id: "JobDetailLocation" };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.country === void 0 || !func02.call(data, "country")) && (missing0 = "country") || (data.country_code === void 0 || !func02.call(data, "country_code")) && (missing0 = "country_code") || (data.region === void 0 || !func02.call(data, "region")) && (missing0 = "region") || (data.region_code === void 0 || !func02.call(data, "region_code")) && (missing0 = "region_code") || (data.city === void 0 || !func02.call(data, "city")) && (missing0 = "city") || (data.zip_code === void 0 || !func02.call(data, "zip_code")) && (missing0 = "zip_code") || (data.telecommuting === void 0 || !func02.call(data, "telecommuting")) && (missing0 = "telecommuting") || (data.workplace_type === void 0 || !func02.call(data, "workplace_type")) && (missing0 = "workplace_type"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "country" || key0 === "country_code" || key0 === "region" || key0 === "region_code" || key0 === "city" || key0 === "zip_code" || key0 === "telecommuting" || key0 === "workplace_type")) {
            return validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.country !== void 0 && func02.call(data, "country")) {
            let data0 = data.country, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate63.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema26.properties.country.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && func61(data0) > 255)
              return validate63.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0 && func02.call(data, "country_code")) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate63.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema26.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && func61(data1) > 2)
                return validate63.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.region !== void 0 && func02.call(data, "region")) {
                let data2 = data.region, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate63.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema26.properties.region.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && func61(data2) > 255)
                  return validate63.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.region_code !== void 0 && func02.call(data, "region_code")) {
                  let data3 = data.region_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate63.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema26.properties.region_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && func61(data3) > 16)
                    return validate63.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.city !== void 0 && func02.call(data, "city")) {
                    let data4 = data.city, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate63.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema26.properties.city.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && func61(data4) > 255)
                      return validate63.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0 && func02.call(data, "zip_code")) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate63.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema26.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && func61(data5) > 32)
                        return validate63.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.telecommuting !== void 0 && func02.call(data, "telecommuting")) {
                        let _errs14 = errors;
                        if (typeof data.telecommuting != "boolean")
                          return validate63.errors = [{ instancePath: instancePath + "/telecommuting", schemaPath: "#/properties/telecommuting/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.workplace_type !== void 0 && func02.call(data, "workplace_type")) {
                          let _errs16 = errors;
                          validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema272 = { type: "object", required: ["shortcode", "country_code", "country_name", "state_code", "subregion", "zip_code", "city", "coords", "hidden"], properties: { shortcode: { type: ["string", "null"], maxLength: 32 }, country_code: { type: ["string", "null"], maxLength: 2 }, country_name: { type: ["string", "null"], maxLength: 255 }, state_code: { type: ["string", "null"], maxLength: 16 }, subregion: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, city: { type: ["string", "null"], maxLength: 255 }, coords: { type: ["string", "null"], maxLength: 64 }, hidden: { type: "boolean" } }, additionalProperties: !1, $id: "JobSite" };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func02.call(data, "shortcode")) && (missing0 = "shortcode") || (data.country_code === void 0 || !func02.call(data, "country_code")) && (missing0 = "country_code") || (data.country_name === void 0 || !func02.call(data, "country_name")) && (missing0 = "country_name") || (data.state_code === void 0 || !func02.call(data, "state_code")) && (missing0 = "state_code") || (data.subregion === void 0 || !func02.call(data, "subregion")) && (missing0 = "subregion") || (data.zip_code === void 0 || !func02.call(data, "zip_code")) && (missing0 = "zip_code") || (data.city === void 0 || !func02.call(data, "city")) && (missing0 = "city") || (data.coords === void 0 || !func02.call(data, "coords")) && (missing0 = "coords") || (data.hidden === void 0 || !func02.call(data, "hidden")) && (missing0 = "hidden"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func02.call(schema272.properties, key0)) {
            return validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.shortcode !== void 0 && func02.call(data, "shortcode")) {
            let data0 = data.shortcode, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: schema272.properties.shortcode.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && func61(data0) > 32)
              return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0 && func02.call(data, "country_code")) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate66.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema272.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && func61(data1) > 2)
                return validate66.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_name !== void 0 && func02.call(data, "country_name")) {
                let data2 = data.country_name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate66.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: schema272.properties.country_name.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && func61(data2) > 255)
                  return validate66.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state_code !== void 0 && func02.call(data, "state_code")) {
                  let data3 = data.state_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate66.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: schema272.properties.state_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && func61(data3) > 16)
                    return validate66.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subregion !== void 0 && func02.call(data, "subregion")) {
                    let data4 = data.subregion, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate66.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/type", keyword: "type", params: { type: schema272.properties.subregion.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && func61(data4) > 255)
                      return validate66.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0 && func02.call(data, "zip_code")) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate66.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema272.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && func61(data5) > 32)
                        return validate66.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0 && func02.call(data, "city")) {
                        let data6 = data.city, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate66.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema272.properties.city.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && func61(data6) > 255)
                          return validate66.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.coords !== void 0 && func02.call(data, "coords")) {
                          let data7 = data.coords, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate66.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/type", keyword: "type", params: { type: schema272.properties.coords.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && func61(data7) > 64)
                            return validate66.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.hidden !== void 0 && func02.call(data, "hidden")) {
                            let _errs18 = errors;
                            if (typeof data.hidden != "boolean")
                              return validate66.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema282 = { type: "object", required: ["salary_from", "salary_to", "salary_currency"], properties: { salary_from: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_to: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_currency: { type: ["string", "null"], maxLength: 3 } }, additionalProperties: !1, $id: "Salary" };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.salary_from === void 0 || !func02.call(data, "salary_from")) && (missing0 = "salary_from") || (data.salary_to === void 0 || !func02.call(data, "salary_to")) && (missing0 = "salary_to") || (data.salary_currency === void 0 || !func02.call(data, "salary_currency")) && (missing0 = "salary_currency"))
        return validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "salary_from" || key0 === "salary_to" || key0 === "salary_currency")) {
            return validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.salary_from !== void 0 && func02.call(data, "salary_from")) {
            let data0 = data.salary_from, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
              return validate68.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/type", keyword: "type", params: { type: schema282.properties.salary_from.type }, message: "must be integer,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 999999999999 || isNaN(data0))
                return validate68.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate68.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats02.validate(data0))
                return validate68.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.salary_to !== void 0 && func02.call(data, "salary_to")) {
              let data1 = data.salary_to, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate68.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/type", keyword: "type", params: { type: schema282.properties.salary_to.type }, message: "must be integer,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 999999999999 || isNaN(data1))
                  return validate68.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate68.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats02.validate(data1))
                  return validate68.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.salary_currency !== void 0 && func02.call(data, "salary_currency")) {
                let data2 = data.salary_currency, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate68.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/type", keyword: "type", params: { type: schema282.properties.salary_currency.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && func61(data2) > 3)
                  return validate68.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var formats6 = require_formats().fullFormats["date-time"];
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func02.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func02.call(data, "title")) && (missing0 = "title") || (data.full_title === void 0 || !func02.call(data, "full_title")) && (missing0 = "full_title") || (data.shortcode === void 0 || !func02.call(data, "shortcode")) && (missing0 = "shortcode") || (data.code === void 0 || !func02.call(data, "code")) && (missing0 = "code") || (data.state === void 0 || !func02.call(data, "state")) && (missing0 = "state") || (data.confidential === void 0 || !func02.call(data, "confidential")) && (missing0 = "confidential") || (data.department === void 0 || !func02.call(data, "department")) && (missing0 = "department") || (data.department_hierarchy === void 0 || !func02.call(data, "department_hierarchy")) && (missing0 = "department_hierarchy") || (data.url === void 0 || !func02.call(data, "url")) && (missing0 = "url") || (data.application_url === void 0 || !func02.call(data, "application_url")) && (missing0 = "application_url") || (data.shortlink === void 0 || !func02.call(data, "shortlink")) && (missing0 = "shortlink") || (data.workplace_type === void 0 || !func02.call(data, "workplace_type")) && (missing0 = "workplace_type") || (data.location === void 0 || !func02.call(data, "location")) && (missing0 = "location") || (data.locations === void 0 || !func02.call(data, "locations")) && (missing0 = "locations") || (data.salary === void 0 || !func02.call(data, "salary")) && (missing0 = "salary") || (data.created_at === void 0 || !func02.call(data, "created_at")) && (missing0 = "created_at") || (data.updated_at === void 0 || !func02.call(data, "updated_at")) && (missing0 = "updated_at") || (data.keywords === void 0 || !func02.call(data, "keywords")) && (missing0 = "keywords") || (data.full_description === void 0 || !func02.call(data, "full_description")) && (missing0 = "full_description") || (data.description === void 0 || !func02.call(data, "description")) && (missing0 = "description") || (data.requirements === void 0 || !func02.call(data, "requirements")) && (missing0 = "requirements") || (data.benefits === void 0 || !func02.call(data, "benefits")) && (missing0 = "benefits") || (data.employment_type === void 0 || !func02.call(data, "employment_type")) && (missing0 = "employment_type") || (data.industry === void 0 || !func02.call(data, "industry")) && (missing0 = "industry") || (data.function === void 0 || !func02.call(data, "function")) && (missing0 = "function") || (data.experience === void 0 || !func02.call(data, "experience")) && (missing0 = "experience") || (data.education === void 0 || !func02.call(data, "education")) && (missing0 = "education"))
        return validate562.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func02.call(schema22.properties, key0)) {
            return validate562.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func02.call(data, "id")) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func61(data0) > 16)
                  return validate562.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate562.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate562.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0 && func02.call(data, "title")) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func61(data1) > 255)
                    return validate562.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate562.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.full_title !== void 0 && func02.call(data, "full_title")) {
                let data2 = data.full_title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func61(data2) > 600)
                      return validate562.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" }], !1;
                  } else
                    return validate562.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0 && func02.call(data, "shortcode")) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func61(data3) > 10)
                        return validate562.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern62.test(data3))
                        return validate562.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate562.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0 && func02.call(data, "code")) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate562.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema22.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && func61(data4) > 255)
                      return validate562.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0 && func02.call(data, "state")) {
                      let _errs12 = errors;
                      validate572(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.confidential !== void 0 && func02.call(data, "confidential")) {
                        let _errs13 = errors;
                        if (typeof data.confidential != "boolean")
                          return validate562.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.department !== void 0 && func02.call(data, "department")) {
                          let data7 = data.department, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate562.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema22.properties.department.type }, message: "must be string,null" }], !1;
                          if (errors === _errs15 && typeof data7 == "string" && func61(data7) > 255)
                            return validate562.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department_hierarchy !== void 0 && func02.call(data, "department_hierarchy")) {
                            let data8 = data.department_hierarchy, _errs17 = errors;
                            if (errors === _errs17)
                              if (Array.isArray(data8)) {
                                if (data8.length > 100)
                                  return validate562.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid1 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs19 = errors;
                                    validate592(data8[i0], { instancePath: instancePath + "/department_hierarchy/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                                    var valid1 = _errs19 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                }
                              } else
                                return validate562.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.url !== void 0 && func02.call(data, "url")) {
                              let data10 = data.url, _errs20 = errors;
                              if (errors === _errs20)
                                if (typeof data10 == "string") {
                                  if (func61(data10) > 2048)
                                    return validate562.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                } else
                                  return validate562.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.application_url !== void 0 && func02.call(data, "application_url")) {
                                let data11 = data.application_url, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (func61(data11) > 2048)
                                      return validate562.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                  } else
                                    return validate562.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.shortlink !== void 0 && func02.call(data, "shortlink")) {
                                  let data12 = data.shortlink, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (func61(data12) > 2048)
                                        return validate562.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                    } else
                                      return validate562.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.workplace_type !== void 0 && func02.call(data, "workplace_type")) {
                                    let _errs26 = errors;
                                    validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.location !== void 0 && func02.call(data, "location")) {
                                      let _errs27 = errors;
                                      validate63(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                      var valid0 = _errs27 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.locations !== void 0 && func02.call(data, "locations")) {
                                        let data15 = data.locations, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (Array.isArray(data15)) {
                                            if (data15.length > 100)
                                              return validate562.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                            {
                                              var valid2 = !0;
                                              let len1 = data15.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let _errs30 = errors;
                                                validate66(data15[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data15, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                var valid2 = _errs30 === errors;
                                                if (!valid2)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate562.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs28 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.salary !== void 0 && func02.call(data, "salary")) {
                                          let _errs31 = errors;
                                          validate68(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
                                          var valid0 = _errs31 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.created_at !== void 0 && func02.call(data, "created_at")) {
                                            let data18 = data.created_at, _errs32 = errors;
                                            if (errors === _errs32 && errors === _errs32)
                                              if (typeof data18 == "string") {
                                                if (func61(data18) > 20)
                                                  return validate562.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                if (!formats6.validate(data18))
                                                  return validate562.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                              } else
                                                return validate562.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs32 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.updated_at !== void 0 && func02.call(data, "updated_at")) {
                                              let data19 = data.updated_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data19 == "string") {
                                                  if (func61(data19) > 20)
                                                    return validate562.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                  if (!formats6.validate(data19))
                                                    return validate562.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                } else
                                                  return validate562.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs34 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.keywords !== void 0 && func02.call(data, "keywords")) {
                                                let data20 = data.keywords, _errs36 = errors;
                                                if (!Array.isArray(data20) && data20 !== null)
                                                  return validate562.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema22.properties.keywords.type }, message: "must be array,null" }], !1;
                                                if (errors === _errs36 && Array.isArray(data20)) {
                                                  if (data20.length > 100)
                                                    return validate562.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                  {
                                                    var valid3 = !0;
                                                    let len2 = data20.length;
                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                      let data21 = data20[i2], _errs38 = errors;
                                                      if (errors === _errs38)
                                                        if (typeof data21 == "string") {
                                                          if (func61(data21) > 255)
                                                            return validate562.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                        } else
                                                          return validate562.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid3 = _errs38 === errors;
                                                      if (!valid3)
                                                        break;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.full_description !== void 0 && func02.call(data, "full_description")) {
                                                  let data22 = data.full_description, _errs40 = errors;
                                                  if (typeof data22 != "string" && data22 !== null)
                                                    return validate562.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/type", keyword: "type", params: { type: schema22.properties.full_description.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs40 && typeof data22 == "string" && func61(data22) > 3e5)
                                                    return validate562.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/maxLength", keyword: "maxLength", params: { limit: 3e5 }, message: "must NOT have more than 300000 characters" }], !1;
                                                  var valid0 = _errs40 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.description !== void 0 && func02.call(data, "description")) {
                                                    let data23 = data.description, _errs42 = errors;
                                                    if (typeof data23 != "string" && data23 !== null)
                                                      return validate562.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema22.properties.description.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs42 && typeof data23 == "string" && func61(data23) > 1e5)
                                                      return validate562.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.requirements !== void 0 && func02.call(data, "requirements")) {
                                                      let data24 = data.requirements, _errs44 = errors;
                                                      if (typeof data24 != "string" && data24 !== null)
                                                        return validate562.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema22.properties.requirements.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs44 && typeof data24 == "string" && func61(data24) > 1e5)
                                                        return validate562.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.benefits !== void 0 && func02.call(data, "benefits")) {
                                                        let data25 = data.benefits, _errs46 = errors;
                                                        if (typeof data25 != "string" && data25 !== null)
                                                          return validate562.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema22.properties.benefits.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data25 == "string" && func61(data25) > 1e5)
                                                          return validate562.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.employment_type !== void 0 && func02.call(data, "employment_type")) {
                                                          let data26 = data.employment_type, _errs48 = errors;
                                                          if (typeof data26 != "string" && data26 !== null)
                                                            return validate562.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/type", keyword: "type", params: { type: schema22.properties.employment_type.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && typeof data26 == "string" && func61(data26) > 255)
                                                            return validate562.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.industry !== void 0 && func02.call(data, "industry")) {
                                                            let data27 = data.industry, _errs50 = errors;
                                                            if (typeof data27 != "string" && data27 !== null)
                                                              return validate562.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema22.properties.industry.type }, message: "must be string,null" }], !1;
                                                            if (errors === _errs50 && typeof data27 == "string" && func61(data27) > 255)
                                                              return validate562.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                            var valid0 = _errs50 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.function !== void 0 && func02.call(data, "function")) {
                                                              let data28 = data.function, _errs52 = errors;
                                                              if (typeof data28 != "string" && data28 !== null)
                                                                return validate562.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/type", keyword: "type", params: { type: schema22.properties.function.type }, message: "must be string,null" }], !1;
                                                              if (errors === _errs52 && typeof data28 == "string" && func61(data28) > 255)
                                                                return validate562.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                              var valid0 = _errs52 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.experience !== void 0 && func02.call(data, "experience")) {
                                                                let data29 = data.experience, _errs54 = errors;
                                                                if (typeof data29 != "string" && data29 !== null)
                                                                  return validate562.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema22.properties.experience.type }, message: "must be string,null" }], !1;
                                                                if (errors === _errs54 && typeof data29 == "string" && func61(data29) > 255)
                                                                  return validate562.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                var valid0 = _errs54 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0)
                                                                if (data.education !== void 0 && func02.call(data, "education")) {
                                                                  let data30 = data.education, _errs56 = errors;
                                                                  if (typeof data30 != "string" && data30 !== null)
                                                                    return validate562.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/type", keyword: "type", params: { type: schema22.properties.education.type }, message: "must be string,null" }], !1;
                                                                  if (errors === _errs56 && typeof data30 == "string" && func61(data30) > 255)
                                                                    return validate562.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                  var valid0 = _errs56 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate562.errors = vErrors, errors === 0;
}
validate562.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var AccountList = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.accounts === void 0 || !func02.call(data, "accounts")) && (missing0 = "accounts"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (key0 !== "accounts") {
            return validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.accounts !== void 0 && func02.call(data, "accounts")) {
          let data0 = data.accounts;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 100)
                return validate70.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate552(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate70.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var JobPage = validate72;
var schema31 = { type: "object", required: ["id", "title", "full_title", "shortcode", "code", "state", "sample", "confidential", "department", "department_hierarchy", "url", "application_url", "shortlink", "workplace_type", "location", "locations", "salary", "created_at", "updated_at", "keywords"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, full_title: { type: "string", maxLength: 600 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, state: { $ref: "JobState" }, sample: { type: "boolean" }, confidential: { type: "boolean" }, department: { type: ["string", "null"], maxLength: 255 }, department_hierarchy: { type: "array", maxItems: 100, items: { $ref: "DepartmentRef" } }, url: { type: "string", maxLength: 2048 }, application_url: { type: "string", maxLength: 2048 }, shortlink: { type: "string", maxLength: 2048 }, workplace_type: { $ref: "WorkplaceType" }, location: { $ref: "JobLocation" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, created_at: { type: "string", format: "date-time", maxLength: 20 }, updated_at: { type: "string", format: "date-time", maxLength: 20 }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, description: { type: ["string", "null"], maxLength: 1e5 }, full_description: { type: ["string", "null"], maxLength: 3e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 } }, additionalProperties: !1, $id: "Job" }, schema32 = { type: "object", required: ["location_str", "country", "country_code", "region", "region_code", "city", "zip_code", "telecommuting", "workplace_type"], properties: { location_str: { type: ["string", "null"], maxLength: 1e3 }, country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, telecommuting: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" } }, additionalProperties: !1, $id: "JobLocation" };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.location_str === void 0 || !func02.call(data, "location_str")) && (missing0 = "location_str") || (data.country === void 0 || !func02.call(data, "country")) && (missing0 = "country") || (data.country_code === void 0 || !func02.call(data, "country_code")) && (missing0 = "country_code") || (data.region === void 0 || !func02.call(data, "region")) && (missing0 = "region") || (data.region_code === void 0 || !func02.call(data, "region_code")) && (missing0 = "region_code") || (data.city === void 0 || !func02.call(data, "city")) && (missing0 = "city") || (data.zip_code === void 0 || !func02.call(data, "zip_code")) && (missing0 = "zip_code") || (data.telecommuting === void 0 || !func02.call(data, "telecommuting")) && (missing0 = "telecommuting") || (data.workplace_type === void 0 || !func02.call(data, "workplace_type")) && (missing0 = "workplace_type"))
        return validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func02.call(schema32.properties, key0)) {
            return validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.location_str !== void 0 && func02.call(data, "location_str")) {
            let data0 = data.location_str, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate77.errors = [{ instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/type", keyword: "type", params: { type: schema32.properties.location_str.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && func61(data0) > 1e3)
              return validate77.errors = [{ instancePath: instancePath + "/location_str", schemaPath: "#/properties/location_str/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country !== void 0 && func02.call(data, "country")) {
              let data1 = data.country, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate77.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema32.properties.country.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && func61(data1) > 255)
                return validate77.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_code !== void 0 && func02.call(data, "country_code")) {
                let data2 = data.country_code, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate77.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema32.properties.country_code.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && func61(data2) > 2)
                  return validate77.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.region !== void 0 && func02.call(data, "region")) {
                  let data3 = data.region, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate77.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: schema32.properties.region.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && func61(data3) > 255)
                    return validate77.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.region_code !== void 0 && func02.call(data, "region_code")) {
                    let data4 = data.region_code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate77.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: schema32.properties.region_code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && func61(data4) > 16)
                      return validate77.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.city !== void 0 && func02.call(data, "city")) {
                      let data5 = data.city, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate77.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema32.properties.city.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && func61(data5) > 255)
                        return validate77.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.zip_code !== void 0 && func02.call(data, "zip_code")) {
                        let data6 = data.zip_code, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate77.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema32.properties.zip_code.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && func61(data6) > 32)
                          return validate77.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.telecommuting !== void 0 && func02.call(data, "telecommuting")) {
                          let _errs16 = errors;
                          if (typeof data.telecommuting != "boolean")
                            return validate77.errors = [{ instancePath: instancePath + "/telecommuting", schemaPath: "#/properties/telecommuting/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.workplace_type !== void 0 && func02.call(data, "workplace_type")) {
                            let _errs18 = errors;
                            validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func02.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func02.call(data, "title")) && (missing0 = "title") || (data.full_title === void 0 || !func02.call(data, "full_title")) && (missing0 = "full_title") || (data.shortcode === void 0 || !func02.call(data, "shortcode")) && (missing0 = "shortcode") || (data.code === void 0 || !func02.call(data, "code")) && (missing0 = "code") || (data.state === void 0 || !func02.call(data, "state")) && (missing0 = "state") || (data.sample === void 0 || !func02.call(data, "sample")) && (missing0 = "sample") || (data.confidential === void 0 || !func02.call(data, "confidential")) && (missing0 = "confidential") || (data.department === void 0 || !func02.call(data, "department")) && (missing0 = "department") || (data.department_hierarchy === void 0 || !func02.call(data, "department_hierarchy")) && (missing0 = "department_hierarchy") || (data.url === void 0 || !func02.call(data, "url")) && (missing0 = "url") || (data.application_url === void 0 || !func02.call(data, "application_url")) && (missing0 = "application_url") || (data.shortlink === void 0 || !func02.call(data, "shortlink")) && (missing0 = "shortlink") || (data.workplace_type === void 0 || !func02.call(data, "workplace_type")) && (missing0 = "workplace_type") || (data.location === void 0 || !func02.call(data, "location")) && (missing0 = "location") || (data.locations === void 0 || !func02.call(data, "locations")) && (missing0 = "locations") || (data.salary === void 0 || !func02.call(data, "salary")) && (missing0 = "salary") || (data.created_at === void 0 || !func02.call(data, "created_at")) && (missing0 = "created_at") || (data.updated_at === void 0 || !func02.call(data, "updated_at")) && (missing0 = "updated_at") || (data.keywords === void 0 || !func02.call(data, "keywords")) && (missing0 = "keywords"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func02.call(schema31.properties, key0)) {
            return validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func02.call(data, "id")) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func61(data0) > 16)
                  return validate73.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate73.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate73.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0 && func02.call(data, "title")) {
              let data1 = data.title, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func61(data1) > 255)
                    return validate73.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate73.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.full_title !== void 0 && func02.call(data, "full_title")) {
                let data2 = data.full_title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func61(data2) > 600)
                      return validate73.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" }], !1;
                  } else
                    return validate73.errors = [{ instancePath: instancePath + "/full_title", schemaPath: "#/properties/full_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0 && func02.call(data, "shortcode")) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func61(data3) > 10)
                        return validate73.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern62.test(data3))
                        return validate73.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate73.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0 && func02.call(data, "code")) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate73.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema31.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && func61(data4) > 255)
                      return validate73.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.state !== void 0 && func02.call(data, "state")) {
                      let _errs12 = errors;
                      validate572(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.sample !== void 0 && func02.call(data, "sample")) {
                        let _errs13 = errors;
                        if (typeof data.sample != "boolean")
                          return validate73.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.confidential !== void 0 && func02.call(data, "confidential")) {
                          let _errs15 = errors;
                          if (typeof data.confidential != "boolean")
                            return validate73.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department !== void 0 && func02.call(data, "department")) {
                            let data8 = data.department, _errs17 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate73.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: schema31.properties.department.type }, message: "must be string,null" }], !1;
                            if (errors === _errs17 && typeof data8 == "string" && func61(data8) > 255)
                              return validate73.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/properties/department/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.department_hierarchy !== void 0 && func02.call(data, "department_hierarchy")) {
                              let data9 = data.department_hierarchy, _errs19 = errors;
                              if (errors === _errs19)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 100)
                                    return validate73.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                  {
                                    var valid1 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let _errs21 = errors;
                                      validate592(data9[i0], { instancePath: instancePath + "/department_hierarchy/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                                      var valid1 = _errs21 === errors;
                                      if (!valid1)
                                        break;
                                    }
                                  }
                                } else
                                  return validate73.errors = [{ instancePath: instancePath + "/department_hierarchy", schemaPath: "#/properties/department_hierarchy/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.url !== void 0 && func02.call(data, "url")) {
                                let data11 = data.url, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (func61(data11) > 2048)
                                      return validate73.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                  } else
                                    return validate73.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.application_url !== void 0 && func02.call(data, "application_url")) {
                                  let data12 = data.application_url, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (func61(data12) > 2048)
                                        return validate73.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                    } else
                                      return validate73.errors = [{ instancePath: instancePath + "/application_url", schemaPath: "#/properties/application_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.shortlink !== void 0 && func02.call(data, "shortlink")) {
                                    let data13 = data.shortlink, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (typeof data13 == "string") {
                                        if (func61(data13) > 2048)
                                          return validate73.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                      } else
                                        return validate73.errors = [{ instancePath: instancePath + "/shortlink", schemaPath: "#/properties/shortlink/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.workplace_type !== void 0 && func02.call(data, "workplace_type")) {
                                      let _errs28 = errors;
                                      validate612(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.location !== void 0 && func02.call(data, "location")) {
                                        let _errs29 = errors;
                                        validate77(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                        var valid0 = _errs29 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.locations !== void 0 && func02.call(data, "locations")) {
                                          let data16 = data.locations, _errs30 = errors;
                                          if (errors === _errs30)
                                            if (Array.isArray(data16)) {
                                              if (data16.length > 100)
                                                return validate73.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                              {
                                                var valid2 = !0;
                                                let len1 = data16.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let _errs32 = errors;
                                                  validate66(data16[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                                                  var valid2 = _errs32 === errors;
                                                  if (!valid2)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate73.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs30 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.salary !== void 0 && func02.call(data, "salary")) {
                                            let _errs33 = errors;
                                            validate68(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
                                            var valid0 = _errs33 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.created_at !== void 0 && func02.call(data, "created_at")) {
                                              let data19 = data.created_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data19 == "string") {
                                                  if (func61(data19) > 20)
                                                    return validate73.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                  if (!formats6.validate(data19))
                                                    return validate73.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                } else
                                                  return validate73.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs34 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.updated_at !== void 0 && func02.call(data, "updated_at")) {
                                                let data20 = data.updated_at, _errs36 = errors;
                                                if (errors === _errs36 && errors === _errs36)
                                                  if (typeof data20 == "string") {
                                                    if (func61(data20) > 20)
                                                      return validate73.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                                                    if (!formats6.validate(data20))
                                                      return validate73.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                  } else
                                                    return validate73.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.keywords !== void 0 && func02.call(data, "keywords")) {
                                                  let data21 = data.keywords, _errs38 = errors;
                                                  if (!Array.isArray(data21) && data21 !== null)
                                                    return validate73.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema31.properties.keywords.type }, message: "must be array,null" }], !1;
                                                  if (errors === _errs38 && Array.isArray(data21)) {
                                                    if (data21.length > 100)
                                                      return validate73.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                    {
                                                      var valid3 = !0;
                                                      let len2 = data21.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        let data22 = data21[i2], _errs40 = errors;
                                                        if (errors === _errs40)
                                                          if (typeof data22 == "string") {
                                                            if (func61(data22) > 255)
                                                              return validate73.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                          } else
                                                            return validate73.errors = [{ instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid3 = _errs40 === errors;
                                                        if (!valid3)
                                                          break;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs38 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.description !== void 0 && func02.call(data, "description")) {
                                                    let data23 = data.description, _errs42 = errors;
                                                    if (typeof data23 != "string" && data23 !== null)
                                                      return validate73.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema31.properties.description.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs42 && typeof data23 == "string" && func61(data23) > 1e5)
                                                      return validate73.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.full_description !== void 0 && func02.call(data, "full_description")) {
                                                      let data24 = data.full_description, _errs44 = errors;
                                                      if (typeof data24 != "string" && data24 !== null)
                                                        return validate73.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/type", keyword: "type", params: { type: schema31.properties.full_description.type }, message: "must be string,null" }], !1;
                                                      if (errors === _errs44 && typeof data24 == "string" && func61(data24) > 3e5)
                                                        return validate73.errors = [{ instancePath: instancePath + "/full_description", schemaPath: "#/properties/full_description/maxLength", keyword: "maxLength", params: { limit: 3e5 }, message: "must NOT have more than 300000 characters" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.requirements !== void 0 && func02.call(data, "requirements")) {
                                                        let data25 = data.requirements, _errs46 = errors;
                                                        if (typeof data25 != "string" && data25 !== null)
                                                          return validate73.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema31.properties.requirements.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data25 == "string" && func61(data25) > 1e5)
                                                          return validate73.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0)
                                                        if (data.benefits !== void 0 && func02.call(data, "benefits")) {
                                                          let data26 = data.benefits, _errs48 = errors;
                                                          if (typeof data26 != "string" && data26 !== null)
                                                            return validate73.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema31.properties.benefits.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && typeof data26 == "string" && func61(data26) > 1e5)
                                                            return validate73.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.next === void 0 || !func02.call(data, "next")) && (missing0 = "next"))
        return validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (key0 !== "next") {
            return validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.next !== void 0 && func02.call(data, "next")) {
          let data0 = data.next;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (func61(data0) > 8192)
                return validate83.errors = [{ instancePath: instancePath + "/next", schemaPath: "#/properties/next/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" }], !1;
            } else
              return validate83.errors = [{ instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        }
      }
    } else
      return validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.jobs === void 0 || !func02.call(data, "jobs")) && (missing0 = "jobs"))
        return validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "jobs" || key0 === "paging")) {
            return validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.jobs !== void 0 && func02.call(data, "jobs")) {
            let data0 = data.jobs, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate72.errors = [{ instancePath: instancePath + "/jobs", schemaPath: "#/properties/jobs/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate73(data0[i0], { instancePath: instancePath + "/jobs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate72.errors = [{ instancePath: instancePath + "/jobs", schemaPath: "#/properties/jobs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.paging !== void 0 && func02.call(data, "paging")) {
              let _errs5 = errors;
              validate83(data.paging, { instancePath: instancePath + "/paging", parentData: data, parentDataProperty: "paging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var MemberPage = validate85;
var schema35 = { type: "object", required: ["id", "name", "headline", "email", "role", "type", "hris_role", "roles", "active", "collaboration_rules", "hris_member_scope"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: "string", maxLength: 254 }, role: { $ref: "MemberRole" }, type: { type: "string", maxLength: 32 }, hris_role: { $ref: "HrisRole" }, roles: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, active: { type: "boolean" }, collaboration_rules: { type: "array", maxItems: 1e3, items: { $ref: "CollaborationRule" } }, hris_member_scope: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1, $id: "Member" }, schema36 = { type: "string", enum: ["admin", "simple", "reviewer", "no_access", "recruiter"], $id: "MemberRole" };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "simple" || data === "reviewer" || data === "no_access" || data === "recruiter" ? (validate87.errors = vErrors, errors === 0) : (validate87.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate87.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema37 = { type: "string", enum: ["hris_admin", "hris_employee", "hris_limited", "hris_no_access"], $id: "HrisRole" };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "hris_admin" || data === "hris_employee" || data === "hris_limited" || data === "hris_no_access" ? (validate89.errors = vErrors, errors === 0) : (validate89.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate89.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema39 = { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"], $id: "CollaborationRole" };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "recruiting_admin" || data === "hiring_manager" || data === "simple" || data === "reviewer" ? (validate92.errors = vErrors, errors === 0) : (validate92.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate92.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "any" || key0 === "id")) {
          return validate94.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0 && func02.call(data, "any")) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate94.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.id !== void 0 && func02.call(data, "id")) {
            let data1 = data.id, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func61(data1) > 16)
                  return validate94.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data1))
                  return validate94.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate94.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "any" || key0 === "country_code" || key0 === "city" || key0 === "state_code")) {
          return validate96.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0 && func02.call(data, "any")) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate96.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0 && func02.call(data, "country_code")) {
            let data1 = data.country_code, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func61(data1) > 2)
                  return validate96.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              } else
                return validate96.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.city !== void 0 && func02.call(data, "city")) {
              let data2 = data.city, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (func61(data2) > 255)
                    return validate96.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate96.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.state_code !== void 0 && func02.call(data, "state_code")) {
                let data3 = data.state_code, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (func61(data3) > 16)
                      return validate96.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  } else
                    return validate96.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.role === void 0 || !func02.call(data, "role")) && (missing0 = "role") || (data.departments === void 0 || !func02.call(data, "departments")) && (missing0 = "departments") || (data.locations === void 0 || !func02.call(data, "locations")) && (missing0 = "locations"))
        return validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "role" || key0 === "departments" || key0 === "locations")) {
            return validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.role !== void 0 && func02.call(data, "role")) {
            let _errs2 = errors;
            validate92(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.departments !== void 0 && func02.call(data, "departments")) {
              let data1 = data.departments, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  if (data1.length > 1e3)
                    return validate91.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs5 = errors;
                      validate94(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
                      var valid1 = _errs5 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate91.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.locations !== void 0 && func02.call(data, "locations")) {
                let data3 = data.locations, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    if (data3.length > 1e3)
                      return validate91.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    {
                      var valid2 = !0;
                      let len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs8 = errors;
                        validate96(data3[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length);
                        var valid2 = _errs8 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate91.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func02.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func02.call(data, "name")) && (missing0 = "name") || (data.headline === void 0 || !func02.call(data, "headline")) && (missing0 = "headline") || (data.email === void 0 || !func02.call(data, "email")) && (missing0 = "email") || (data.role === void 0 || !func02.call(data, "role")) && (missing0 = "role") || (data.type === void 0 || !func02.call(data, "type")) && (missing0 = "type") || (data.hris_role === void 0 || !func02.call(data, "hris_role")) && (missing0 = "hris_role") || (data.roles === void 0 || !func02.call(data, "roles")) && (missing0 = "roles") || (data.active === void 0 || !func02.call(data, "active")) && (missing0 = "active") || (data.collaboration_rules === void 0 || !func02.call(data, "collaboration_rules")) && (missing0 = "collaboration_rules") || (data.hris_member_scope === void 0 || !func02.call(data, "hris_member_scope")) && (missing0 = "hris_member_scope"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func02.call(schema35.properties, key0)) {
            return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func02.call(data, "id")) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func61(data0) > 16)
                  return validate86.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern32.test(data0))
                  return validate86.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate86.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0 && func02.call(data, "name")) {
              let data1 = data.name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func61(data1) > 255)
                    return validate86.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate86.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.headline !== void 0 && func02.call(data, "headline")) {
                let data2 = data.headline, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate86.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema35.properties.headline.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && func61(data2) > 255)
                  return validate86.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func02.call(data, "email")) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func61(data3) > 254)
                        return validate86.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate86.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0 && func02.call(data, "role")) {
                    let _errs10 = errors;
                    validate87(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.type !== void 0 && func02.call(data, "type")) {
                      let data5 = data.type, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (func61(data5) > 32)
                            return validate86.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                        } else
                          return validate86.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hris_role !== void 0 && func02.call(data, "hris_role")) {
                        let _errs13 = errors;
                        validate89(data.hris_role, { instancePath: instancePath + "/hris_role", parentData: data, parentDataProperty: "hris_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.roles !== void 0 && func02.call(data, "roles")) {
                          let data7 = data.roles, _errs14 = errors;
                          if (errors === _errs14)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate86.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data8 == "string") {
                                      if (func61(data8) > 255)
                                        return validate86.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate86.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid1 = _errs16 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate86.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.active !== void 0 && func02.call(data, "active")) {
                            let _errs18 = errors;
                            if (typeof data.active != "boolean")
                              return validate86.errors = [{ instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.collaboration_rules !== void 0 && func02.call(data, "collaboration_rules")) {
                              let data10 = data.collaboration_rules, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data10)) {
                                  if (data10.length > 1e3)
                                    return validate86.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                  {
                                    var valid2 = !0;
                                    let len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs22 = errors;
                                      validate91(data10[i1], { instancePath: instancePath + "/collaboration_rules/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                                      var valid2 = _errs22 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate86.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.hris_member_scope !== void 0 && func02.call(data, "hris_member_scope")) {
                                let data12 = data.hris_member_scope, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate86.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/type", keyword: "type", params: { type: schema35.properties.hris_member_scope.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && func61(data12) > 255)
                                  return validate86.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.members === void 0 || !func02.call(data, "members")) && (missing0 = "members"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "members" || key0 === "paging")) {
            return validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.members !== void 0 && func02.call(data, "members")) {
            let data0 = data.members, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate85.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate86(data0[i0], { instancePath: instancePath + "/members/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate85.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.paging !== void 0 && func02.call(data, "paging")) {
              let _errs5 = errors;
              validate83(data.paging, { instancePath: instancePath + "/paging", parentData: data, parentDataProperty: "paging", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  deactivateMember_parameters,
  enableMember_parameters,
  getAccount_parameters,
  getJob_parameters,
  listJobs_parameters,
  listMembers_parameters,
  deactivateMember_401: ErrorBody,
  deactivateMember_403: ErrorBody,
  deactivateMember_404: ErrorBody,
  deactivateMember_422: ErrorBody,
  deactivateMember_429: ErrorBody,
  deactivateMember_500: ErrorBody,
  deactivateMember_503: ErrorBody,
  enableMember_401: ErrorBody,
  enableMember_403: ErrorBody,
  enableMember_404: ErrorBody,
  enableMember_429: ErrorBody,
  enableMember_500: ErrorBody,
  enableMember_503: ErrorBody,
  getAccount_200: Account,
  getAccount_401: ErrorBody,
  getAccount_403: ErrorBody,
  getAccount_404: ErrorBody,
  getAccount_429: ErrorBody,
  getAccount_500: ErrorBody,
  getAccount_503: ErrorBody,
  getJob_200: JobDetail,
  getJob_401: ErrorBody,
  getJob_403: ErrorBody,
  getJob_404: ErrorBody,
  getJob_429: ErrorBody,
  getJob_500: ErrorBody,
  getJob_503: ErrorBody,
  listAccounts_200: AccountList,
  listAccounts_401: ErrorBody,
  listAccounts_403: ErrorBody,
  listAccounts_404: ErrorBody,
  listAccounts_429: ErrorBody,
  listAccounts_500: ErrorBody,
  listAccounts_503: ErrorBody,
  listJobs_200: JobPage,
  listJobs_400: ErrorBody,
  listJobs_401: ErrorBody,
  listJobs_403: ErrorBody,
  listJobs_404: ErrorBody,
  listJobs_429: ErrorBody,
  listJobs_500: ErrorBody,
  listJobs_503: ErrorBody,
  listMembers_200: MemberPage,
  listMembers_400: ErrorBody,
  listMembers_401: ErrorBody,
  listMembers_403: ErrorBody,
  listMembers_404: ErrorBody,
  listMembers_429: ErrorBody,
  listMembers_500: ErrorBody,
  listMembers_503: ErrorBody
};
export {
  validators
};
